export {CodeEditor} from './field/CodeEditor';
export type {Place, Problem, Program} from './frame/protocol';
export {compile} from './page/compile';
export {listenToFrame, sendToFrame, useFrameMessages} from './page/frame-messages';
export type {SourceFile} from './page/source-file';
export {useProgram} from './page/use-program';
export {type Sandbox, useSandbox} from './page/use-sandbox';
