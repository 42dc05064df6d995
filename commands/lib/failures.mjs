// @ts-check
import {relative} from 'node:path';

import {ROOT} from './paths.mjs';

/**
 * @typedef {object} Place
 * @property {string} file
 * @property {number} [line] - 1-based
 */

/**
 * @param {{testResults: {
 *   name: string,
 *   status: string,
 *   assertionResults: {status: string, fullName: string}[],
 * }[]}} report - of `vitest --reporter=json`
 * @returns {string[]} each test that failed, and each file that failed before its first test
 */
export function vitestFailures({testResults}) {
  return testResults.flatMap(({name, status, assertionResults}) => {
    const failed = assertionResults.filter(
      (assertion) => assertion.status === 'failed',
    );
    const file = relative(ROOT, name);
    if (failed.length === 0 && status === 'failed') return [file];
    return failed.map(({fullName}) => `${file} › ${fullName}`);
  });
}

/**
 * @typedef {object} Suite
 * @property {string} title
 * @property {readonly Suite[]} [suites]
 * @property {readonly {title: string, ok: boolean, file: string, line: number}[]} [specs]
 */

/**
 * @param {{suites: readonly Suite[], errors: readonly {message?: string}[]}} report - Playwright's
 * @returns {string[]} each test that failed, also when repeated, and each error outside a test
 */
export function playwrightFailures({suites, errors}) {
  return [
    ...new Set(suites.flatMap(suiteFailures)),
    ...errors.map(
      ({message = 'an error outside a test'}) => message.split('\n', 1)[0] ?? '',
    ),
  ];
}

/** @param {Suite} suite @returns {string[]} */
function suiteFailures({specs = [], suites = []}) {
  return [
    ...specs
      .filter(({ok}) => !ok)
      .map(({file, line, title}) => `${file}:${line} › ${title}`),
    ...suites.flatMap(suiteFailures),
  ];
}

/**
 * @param {{problems: readonly {where: Place, what: string}[]}} report - of texts or samples
 * @returns {string[]} each problem with its place
 */
export function problemFailures({problems}) {
  return problems.map(({where: {file, line}, what}) => {
    const path = relative(ROOT, file);
    return `${line === undefined ? path : `${path}:${line}`} › ${what.split('\n', 1)[0]}`;
  });
}
