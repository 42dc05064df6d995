export {NodeTree} from '../runtime/NodeTree';
export {Tabs} from '../Tabs';
export {Report} from './Report';
export {SourceActions} from './SourceActions';
export {readSharedFiles} from './shared-edits';
export type {EditableSources} from './editable-sources';
