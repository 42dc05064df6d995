export {CrashBoundary} from './CrashBoundary';
export {LiveEditor} from './LiveEditor';
export type {LiveEditorLayout, LiveEditorProps, LiveEditorView} from './types';
