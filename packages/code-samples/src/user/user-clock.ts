declare global {
  /** Freezes `Date.now` until the returned function is called. */
  var __stopClock: (() => () => void) | undefined;
}

/**
 * Freezes `Date.now` while a user acts: what is typed within 300 ms is one undo step, but on a busy
 * machine it would become two. Runs before anything stores a reference to `Date.now`.
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
