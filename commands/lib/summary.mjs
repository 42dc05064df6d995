// @ts-check
import {formatDuration} from './stage.mjs';

/** @typedef {import('./failures.mjs').Failure} Failure */
/** @typedef {import('./failures.mjs').Failures} Failures */
/** @typedef {import('./reports.mjs').Counts} Counts */

/**
 * @typedef {object} Named
 * @property {string} name
 * @property {number} duration - in milliseconds
 * @property {Failures} [failures] - what failed, by name
 *
 * @typedef {Counts & Named} Outcome
 */

/** Of one check, in the summary; the check's own output names the rest. */
const MOST_FAILURES = 20;

/**
 * @param {readonly Counts[]} outcomes
 * @returns {Counts}
 */
export function total(outcomes) {
  return outcomes.reduce(
    (sum, {passed, failed, skipped}) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    {passed: 0, failed: 0, skipped: 0},
  );
}

/**
 * One line for each outcome with its time, what failed below it, the time of all, and the result
 * alone on the last line.
 *
 * @param {readonly Outcome[]} outcomes
 * @param {number} duration - of all in milliseconds; some run at the same time
 */
export function formatSummary(outcomes, duration) {
  const width = Math.max(0, ...outcomes.map(({name}) => name.length));
  const lines = outcomes.flatMap((outcome) => {
    const mark = outcome.failed > 0 ? '✗' : '✓';
    const name = outcome.name.padEnd(width);
    return [
      `${mark} ${name}  ${describe(outcome)}, ${formatDuration(outcome.duration)}`,
      ...listFailures(outcome),
    ];
  });
  const {passed, failed} = total(outcomes);
  const all = `In all ${formatDuration(duration)}; some of it at the same time.`;
  return ['', ...lines, '', all, `${passed} passed, ${failed} failed`].join('\n');
}

/**
 * The end of the output is often all that a server keeps, so that it has to say why as well.
 *
 * @param {Outcome} outcome
 * @returns {string[]}
 */
function listFailures({failures: {failed, repeated} = {failed: [], repeated: []}}) {
  return [
    ...list(failed),
    ...(repeated.length > 0 ? ['    passed only at the second try:'] : []),
    ...list(repeated),
  ];
}

/** @param {readonly Failure[]} failures @returns {string[]} */
function list(failures) {
  const more = failures.length - MOST_FAILURES;
  return [
    ...failures
      .slice(0, MOST_FAILURES)
      .flatMap(({name, reason}) => [
        `    ${name}`,
        ...(reason === undefined ? [] : [`      ${reason}`]),
      ]),
    ...(more > 0 ? [`    and ${more} more`] : []),
  ];
}

/** @param {Counts} counts */
function describe({passed, failed, skipped}) {
  const parts = [`${passed} passed`];
  if (failed > 0) {
    parts.push(`${failed} failed`);
  }
  if (skipped > 0) {
    parts.push(`${skipped} skipped`);
  }
  return parts.join(', ');
}
