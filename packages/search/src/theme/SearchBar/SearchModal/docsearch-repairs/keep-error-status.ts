type Search<Arguments extends unknown[], Answer> = (
  ...request: Arguments
) => Promise<Answer>;

/** DocSearch shows its error screen only for errors with this name. */
const UNREACHABLE = {name: 'RetryError', message: 'Unreachable hosts'};

/**
 * Keeps a failed search visible in DocSearch 3.9.0.
 *
 * DocSearch sets the status "error" when a search fails, and autocomplete, on which it's built,
 * sets "idle" as soon as the failed search has ended, so readers would see that there are no
 * results. The returned search runs DocSearch's error handler again after that. This includes all
 * kinds of failures, because none of them means "no results".
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
    // The handler rethrows its argument; the original error has already been handled.
  }
}
