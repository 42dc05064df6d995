export type {PlaygroundContent, PluginSwitches} from './document/types';
export {Playground, type PlaygroundProps} from './Playground';
export type {ExampleModule} from './session/example-content';
export type {Example, LoadExample} from './session/open-start';
export {createShareLink, MAX_FRAGMENT_LENGTH} from './share-link/share-link';
