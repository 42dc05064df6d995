export {type CheckClient, openCheck} from './open-check';
export type {CheckedFile, Finding, Report} from '../core/report';
