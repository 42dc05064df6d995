// @ts-check

/**
 * A place in a file; lines and columns count from 1.
 *
 * @typedef {object} SourcePlace
 * @property {string} file
 * @property {number} line
 * @property {number} [column]
 */

/**
 * What a reader needs in order to repair something.
 *
 * @template {string | SourcePlace} [Where=string | SourcePlace]
 * @typedef {object} Problem
 * @property {string} what - what is wrong, in one sentence
 * @property {Where} where - the file and line, the option or the address at fault
 * @property {string} expected - what would have been right
 * @property {string} fix - what the reader can do
 */

/** By this name Node finds how an object wants to be printed; browsers ask nobody. */
const INSPECT = Symbol.for('nodejs.util.inspect.custom');

/** An error that its reader can do something about; its message has all four parts. */
export class FourPartError extends Error {
  /**
   * @param {Problem} problem
   * @param {ErrorOptions} [options]
   */
  constructor(problem, options) {
    super(formatProblem(problem), options);
    this.name = 'FourPartError';
    this.problem = problem;
  }

  /**
   * Prints the four parts without the stack, also where Docusaurus shows this error as the cause of
   * another: no reader can act on where our code threw it. Its own cause has all that Node prints.
   *
   * @param {number} _depth
   * @param {import('node:util').InspectOptions} options
   * @param {typeof import('node:util').inspect} inspect
   */
  [INSPECT](_depth, options, inspect) {
    const text = `${this.name}: ${this.message}`;
    return this.cause === undefined
      ? text
      : `${text}\n  [cause]: ${inspect(this.cause, options)}`;
  }
}

/**
 * Returns the four parts as the lines that builds and checks print.
 *
 * @param {Problem} problem
 * @returns {string}
 */
export function formatProblem({what, where, expected, fix}) {
  return `${what}\n  where:    ${formatPlace(where)}\n  expected: ${expected}\n  fix:      ${fix}`;
}

/**
 * Returns `file:line` or `file:line:column`, which editors and terminals make clickable, and other
 * places as they are.
 *
 * @param {string | SourcePlace} place
 * @returns {string}
 */
export function formatPlace(place) {
  if (typeof place === 'string') return place;
  const {file, line, column} = place;
  return column === undefined ? `${file}:${line}` : `${file}:${line}:${column}`;
}
