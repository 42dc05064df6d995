export {checkCode, type CheckOptions, endChecks} from './node/check-code';
export type {CheckedFile, Finding, Report, RuleName} from './core/report';
export {LIMITS} from './limits';
