export {LiveEditor} from './LiveEditor';
export type {LiveEditorLayout, LiveEditorProps, LiveEditorView} from './types';
