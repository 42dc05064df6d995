// @ts-check
import {relative} from 'node:path';
import {stripVTControlCharacters} from 'node:util';

import {ROOT} from './paths.mjs';

/**
 * @typedef {object} Failure
 * @property {string} name - of the test, with its file
 * @property {string} [reason] - first line of its message
 *
 * @typedef {object} Failures
 * @property {readonly Failure[]} failed
 * @property {readonly Failure[]} repeated - tests that passed only at their second try
 */

/**
 * @typedef {object} Place
 * @property {string} file
 * @property {number} [line] - 1-based
 */

/**
 * @param {{testResults: {
 *   name: string,
 *   status: string,
 *   message?: string,
 *   assertionResults: {status: string, fullName: string, failureMessages?: string[]}[],
 * }[]}} report - of `vitest --reporter=json`
 * @returns {Failures} with each file that failed before its first test
 */
export function vitestFailures({testResults}) {
  /** @type {Failure[]} */
  const failed = [];
  /** @type {Failure[]} */
  const repeated = [];
  for (const {name, status, message, assertionResults} of testResults) {
    const file = relative(ROOT, name);
    for (const {status, fullName, failureMessages = []} of assertionResults) {
      const failure = failureOf(`${file} › ${fullName}`, failureMessages[0]);
      if (status === 'failed') failed.push(failure);
      // Messages of the first try stay with a test that passes.
      else if (failureMessages.length > 0) repeated.push(failure);
    }
    const isNamed = assertionResults.some(({status}) => status === 'failed');
    if (status === 'failed' && !isNamed) failed.push(failureOf(file, message));
  }
  return {failed, repeated};
}

/**
 * @typedef {object} Spec
 * @property {string} title
 * @property {boolean} ok
 * @property {string} file
 * @property {number} line
 * @property {readonly {
 *   status: string,
 *   results: readonly {error?: {message?: string}}[],
 * }[]} tests
 *
 * @typedef {object} Suite
 * @property {string} title
 * @property {readonly Suite[]} [suites]
 * @property {readonly Spec[]} [specs]
 */

/**
 * @param {{suites: readonly Suite[], errors: readonly {message?: string}[]}} report - Playwright's
 * @returns {Failures} with each error outside a test
 */
export function playwrightFailures({suites, errors}) {
  const specs = suites.flatMap(specsOf);
  return {
    failed: [
      ...specs.filter(({ok}) => !ok).map(failureOfSpec),
      ...errors.map(({message}) => ({
        name: firstLine(message) ?? 'an error outside a test',
      })),
    ],
    repeated: specs
      .filter(({ok, tests}) => ok && tests.some(({status}) => status === 'flaky'))
      .map(failureOfSpec),
  };
}

/** @param {Suite} suite @returns {Spec[]} */
function specsOf({specs = [], suites = []}) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** @param {Spec} spec */
function failureOfSpec({file, line, title, tests}) {
  const errors = tests.flatMap(({results}) => results.map(({error}) => error));
  return failureOf(`${file}:${line} › ${title}`, errors.find(Boolean)?.message);
}

/**
 * @param {{problems: readonly {where: Place, what: string}[]}} report - of texts or samples
 * @returns {Failures} each problem with its place
 */
export function problemFailures({problems}) {
  const failed = problems.map(({where: {file, line}, what}) => {
    const path = relative(ROOT, file);
    const place = line === undefined ? path : `${path}:${line}`;
    return {name: `${place} › ${firstLine(what)}`};
  });
  return {failed, repeated: []};
}

/** @param {string} name @param {string} [message] @returns {Failure} */
function failureOf(name, message) {
  const reason = firstLine(message);
  return reason === undefined ? {name} : {name, reason};
}

/** @param {string} [message] - may be colored */
function firstLine(message = '') {
  return stripVTControlCharacters(message).trim().split('\n', 1)[0] || undefined;
}
