export type {FromCourse} from './frame/protocol';
export {type Attempts, filesOfAttempt} from './steps/attempts';
export {compileCheck} from './steps/compile-check';
export {differences} from './steps/difference';
export {modulesOfCourse} from './steps/modules-of-course';
export {ENTRIES, type Form, FORMS, type StepFile} from './steps/program-files';
export {type Part, readCourse, type Step, stepsOf} from './steps/read-course';
export {programsOf} from './steps/step-files';
