export type {ExampleData} from './example/types';
export {LiveEditor} from './LiveEditor';
export type {LiveEditorLayout, LiveEditorProps, LiveEditorView} from './types';
