export {CrashBoundary} from '../CrashBoundary';
export {readTree} from '../runtime/tree-model';
export {executeModules, type Registry} from './load-modules';
export {clearStorage, provideStorage} from './own-storage';
export {PlacedError, problemOf} from './problem-of';
export type {FromSandbox, Program, ToSandbox} from './protocol';
export {reportProgram, tell} from './report-program';
export {startProgram} from './start-program';
