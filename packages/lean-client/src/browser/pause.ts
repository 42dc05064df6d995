/**
 * Browsers with this function continue before tasks that were queued later; TypeScript's library
 * doesn't have it yet.
 */
const {scheduler} = globalThis as {scheduler?: {yield?: () => Promise<void>}};

/** Lets the browser handle input, and continues in a new task. */
export function pause(): Promise<void> {
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
