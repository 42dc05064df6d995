export {CrashBoundary} from './CrashBoundary';
export {LiveExample, type LiveExampleProps} from './example/LiveExample';
export type {ExampleData} from './example/types';
