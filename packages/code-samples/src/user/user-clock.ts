declare global {
  /** Stops the time that `Date.now` tells, until the function that it returns is called. */
  var __stopClock: (() => () => void) | undefined;
}

/**
 * Lets no time pass for `Date.now` while a user acts: what is typed within 300 ms is one step of the
 * history, and a busy machine would otherwise make two of it. Runs before anything keeps `Date.now`.
 */
export function provideStoppableClock(): void {
  const realNow = Date.now;
  let stopped = 0;
  let since: number | undefined;
  Date.now = () => (since ?? realNow()) - stopped;
  globalThis.__stopClock = () => {
    since = realNow();
    return () => {
      stopped += realNow() - (since ?? realNow());
      since = undefined;
    };
  };
}
