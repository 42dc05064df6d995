export {listenToPage} from './listen-to-page';
export {executeModules, type Registry} from './load-modules';
export {clearStorage, provideStorage} from './own-storage';
export {PlacedError, problemOf} from './problem-of';
export type {Program, RunProgram} from './protocol';
export {reportProgram} from './report-program';
export {startProgram} from './start-program';
export {tell} from './tell';
