// @ts-check
import {formatDuration} from './stage.mjs';

/** @typedef {import('./reports.mjs').Counts} Counts */

/**
 * @typedef {Counts & {name: string, duration: number}} Outcome - duration in milliseconds
 */

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
 * One line for each outcome with its time, the time of all, and the result alone on the last line.
 *
 * @param {readonly Outcome[]} outcomes
 * @param {number} duration - of all in milliseconds; some run at the same time
 */
export function formatSummary(outcomes, duration) {
  const width = Math.max(0, ...outcomes.map(({name}) => name.length));
  const lines = outcomes.map((outcome) => {
    const mark = outcome.failed > 0 ? '✗' : '✓';
    const name = outcome.name.padEnd(width);
    return `${mark} ${name}  ${describe(outcome)}, ${formatDuration(outcome.duration)}`;
  });
  const {passed, failed} = total(outcomes);
  const all = `In all ${formatDuration(duration)}; some of it at the same time.`;
  return ['', ...lines, '', all, `${passed} passed, ${failed} failed`].join('\n');
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
