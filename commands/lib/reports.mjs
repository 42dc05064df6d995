// @ts-check

/**
 * What a check found, in numbers.
 *
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 */

/**
 * Reads the report of `vitest --reporter=json`. A file that fails before its first test counts as
 * one failure.
 *
 * @param {{
 *   numPassedTests: number,
 *   numFailedTests: number,
 *   numPendingTests: number,
 *   numTodoTests: number,
 *   testResults: {status: string, assertionResults: {status: string}[]}[],
 * }} report
 * @returns {Counts}
 */
export function countVitest(report) {
  const brokenFiles = report.testResults.filter(
    ({status, assertionResults}) =>
      status === 'failed' &&
      !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * Reads Playwright's JSON report. A test that passes when repeated has passed, and the summary
 * names it; an error outside a test counts as a failure.
 *
 * @param {{
 *   stats: {expected: number, unexpected: number, flaky: number, skipped: number},
 *   errors: unknown[],
 * }} report
 * @returns {Counts}
 */
export function countPlaywright({stats, errors}) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

/**
 * Reads the report of the texts' check: a page with problems counts as many failures as it has.
 *
 * @param {{pages: number, problems: {where: {file: string}}[]}} report
 * @returns {Counts}
 */
export function countPages({pages, problems}) {
  const faulty = new Set(problems.map(({where}) => where.file));
  return {passed: pages - faulty.size, failed: problems.length, skipped: 0};
}

/**
 * Reads the report of the samples' check: each sample is compiled, and some are run as well.
 *
 * @param {{checked: number, run: number, optedOut: unknown[], problems: unknown[]}} report
 * @returns {Counts}
 */
export function countSamples({checked, run, optedOut, problems}) {
  return {
    passed: Math.max(0, checked + run - problems.length),
    failed: problems.length,
    skipped: optedOut.length,
  };
}

/**
 * Makes the numbers agree with the exit code: a run that failed without naming a test has one
 * failure, and so does one that reports nothing at all.
 *
 * @param {Counts | undefined} counts - undefined when there is no report
 * @param {number} exitCode
 * @returns {Counts}
 */
export function reconcile(counts, exitCode) {
  const {passed, failed, skipped} = counts ?? {passed: 0, failed: 0, skipped: 0};
  const isSilentFailure = failed === 0 && (exitCode !== 0 || passed === 0);
  return {passed, failed: isSilentFailure ? 1 : failed, skipped};
}
