const LATEST_MS = 300;
const WITHOUT_IDLE_MS = 50;

/**
 * Calls back once the page has nothing more urgent to do, at the latest after 300 ms.
 *
 * @returns a function that calls it off
 */
export function whenIdle(callback: () => void): () => void {
  // Some browsers do not tell when they are idle.
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
