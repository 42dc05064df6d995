export {type CheckClient, openCheck} from './client';
export type {CheckedFile, Finding, Report} from '../core/report';
