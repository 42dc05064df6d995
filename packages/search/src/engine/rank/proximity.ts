import type {Match} from './text-matcher';

/**
 * Returns how close together the words of a query stand in a text: 1 if all of them are neighbors,
 * less with each word between them and with each word that is missing, 0 if there is but one.
 *
 * @param wordCount - number of words of the query
 */
export function proximity(matches: readonly Match[], wordCount: number): number {
  if (wordCount < 2) {
    return 0;
  }
  const present = new Set(matches.flatMap((match) => match.words));
  if (present.size < 2) {
    return 0;
  }
  const span = shortestSpan(matches, present.size);
  return (
    ((present.size - 1) / Math.max(span, present.size - 1)) * (present.size / wordCount)
  );
}

/** Returns the distance, in atoms, between the ends of the shortest stretch with all `needed` words. */
function shortestSpan(matches: readonly Match[], needed: number): number {
  const counts = new Map<number, number>();
  let shortest = Infinity;
  let from = 0;
  for (const match of matches) {
    match.words.forEach((word) => counts.set(word, (counts.get(word) ?? 0) + 1));
    for (
      let first = matches[from];
      counts.size === needed && first;
      first = matches[from]
    ) {
      shortest = Math.min(shortest, match.atom - first.atom);
      for (const word of first.words) {
        const count = (counts.get(word) ?? 0) - 1;
        if (count > 0) {
          counts.set(word, count);
        } else {
          counts.delete(word);
        }
      }
      from++;
    }
  }
  return shortest;
}
