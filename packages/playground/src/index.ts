export {Playground, type PlaygroundProps} from './Playground';
export type {ExampleModule} from './session/example-content';
export type {Example, LoadExample} from './session/open-start';
