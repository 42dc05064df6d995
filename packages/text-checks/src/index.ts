export {checkTexts, type TextResult} from './check-texts';
export {readOptions, type Term, type TextOptions} from './options';
export type {Problem} from './problem';
