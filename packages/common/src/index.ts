export {escapeHtml, escapeText} from './escape-html';
export {
  FourPartError,
  formatPlace,
  formatProblem,
  type Problem,
  type SourcePlace,
} from './four-part-error.mjs';
export {packageOf} from './package-of';
export {toError} from './to-error';
