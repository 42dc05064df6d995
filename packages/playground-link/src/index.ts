export {isRecord} from './is-record';
export {parseContent} from './parse-content';
export {childrenOf, parseEditorStateJson} from './parse-editor-state';
export {parseJson} from './parse-json';
export type {PlaygroundContent, PluginSwitches} from './playground-content';
export {
  createShareLink,
  isShareFragment,
  MAX_FRAGMENT_LENGTH,
  readShareLink,
} from './share-link';
