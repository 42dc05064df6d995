// @ts-check

/**
 * Says in one line what happens next.
 *
 * @param {string} text
 */
export function announce(text) {
  console.log(`▸ ${text}`);
}

/**
 * Runs a stage and measures it.
 *
 * @template T
 * @param {string} text - what the stage does
 * @param {() => Promise<T>} run
 * @returns {Promise<T>}
 */
export async function stage(text, run) {
  announce(text);
  const started = performance.now();
  const result = await run();
  console.log(`  done in ${formatDuration(performance.now() - started)}`);
  return result;
}

/**
 * @param {number} milliseconds
 * @returns {string} such as "0.4 s", "12 s" or "3 min 5 s"
 */
export function formatDuration(milliseconds) {
  const seconds = milliseconds / 1_000;
  if (seconds < 10) {
    return `${seconds.toFixed(1)} s`;
  }
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
