const LATEST_MS = 300;
const WITHOUT_IDLE_MS = 50;

/**
 * Calls back once the page is idle, after 300 ms at the latest.
 *
 * @returns a function that cancels it
 */
export function whenIdle(callback: () => void): () => void {
  // Some browsers have no idle callbacks.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(callback, WITHOUT_IDLE_MS);
    return () => {
      clearTimeout(timer);
    };
  }
  const handle = requestIdleCallback(callback, {timeout: LATEST_MS});
  return () => {
    cancelIdleCallback(handle);
  };
}
