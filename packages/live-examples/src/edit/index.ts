export type {ColorScheme, Place, Problem, Program} from '../sandbox/protocol';
export {CodeEditor} from './CodeEditor';
export {Report} from './Report';
export type {SourceFile} from './source-file';
export {useProgram} from './use-program';
export {type Sandbox, useSandbox} from './use-sandbox';
