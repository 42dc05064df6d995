type Search<Arguments extends unknown[], Answer> = (
  ...request: Arguments
) => Promise<Answer>;

/** DocSearch shows its error screen for failures of this name only. */
const UNREACHABLE = {name: 'RetryError', message: 'Unreachable hosts'};

/**
 * Makes a failed search stay visible in DocSearch 3.9.0.
 *
 * DocSearch sets the status "error" when a search fails, and autocomplete, which it is built
 * on, sets "idle" as soon as the failed search is over: the reader would be told that there
 * are no results. The returned search runs DocSearch's failure handler once more after that.
 * Failures of any kind count, because none of them means "no results".
 */
export function keepErrorStatus<Arguments extends unknown[], Answer>(
  search: Search<Arguments, Answer>,
): Search<Arguments, Answer> {
  let latest = 0;
  return (...request) => {
    latest += 1;
    const own = latest;
    const answer = search(...request);
    const handleFailure = answer.catch.bind(answer);
    return Object.assign(answer, {
      catch: (onFailure: (error: unknown) => never) =>
        handleFailure((error: unknown) => {
          setTimeout(() => {
            if (own === latest) {
              repeat(onFailure);
            }
          });
          return onFailure(error);
        }),
    });
  };
}

function repeat(onFailure: (error: unknown) => never): void {
  try {
    onFailure(UNREACHABLE);
  } catch {
    // The handler throws what it is given; the original error has gone its way already.
  }
}
