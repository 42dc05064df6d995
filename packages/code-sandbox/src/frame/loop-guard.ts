/** What a loop throws that does not come to an end. */
export class EndlessLoopError extends Error {
  constructor(seconds: number) {
    super(`This loop was stopped: it ran for ${seconds} seconds without a pause.`);
    this.name = 'EndlessLoopError';
  }
}

const LIMIT_MS = 2000;
/** Reading the clock at each turn would slow loops down many times. */
const TURNS_PER_LOOK = 256;

/**
 * Returns a function for each turn of each loop: it throws once loops have kept the document busy
 * for two seconds. Whatever lets the document breathe starts the time again.
 *
 * @throws EndlessLoopError from the returned function
 */
export function createLoopGuard(): () => void {
  let turns = 0;
  let since: number | undefined;
  return () => {
    turns += 1;
    if (turns % TURNS_PER_LOOK !== 0) return;
    if (since === undefined) {
      since = performance.now();
      setTimeout(() => {
        since = undefined;
      });
    } else if (performance.now() - since > LIMIT_MS) {
      // The next turn looks again, so that loops around this one end as well.
      turns = TURNS_PER_LOOK - 1;
      throw new EndlessLoopError(LIMIT_MS / 1000);
    }
  };
}
