import type {JudgedQuery} from './judged-queries';

/** Path with fragment of a URL; whether a page's path has a trailing slash doesn't matter. */
export function placeOf(address: string): string {
  const {hash, pathname} = new URL(address, 'https://example.com');
  return withoutSlash(pathname + hash);
}

/** Returns whether a place is a right answer; an answer without a fragment is a whole page. */
export function isAnswer(place: string, answer: string): boolean {
  return answer.includes('#')
    ? place === answer
    : pageOf(place) === withoutSlash(answer);
}

/**
 * Returns the rank of the first right hit, 1-based; infinite if there is none.
 *
 * @param hits - the places that each hit leads to, best hit first
 */
export function rankOf(
  hits: readonly (readonly string[])[],
  answers: readonly string[],
): number {
  const rank = hits.findIndex((places) =>
    places.some((place) => answers.some((answer) => isAnswer(place, answer))),
  );
  return rank < 0 ? Infinity : rank + 1;
}

/** Ranks of the first right hit and the first best hit. */
export interface Judgment {
  /** Of the first hit that answers the query at all. */
  right: number;
  /** Of the first hit that answers it best. */
  best: number;
}

/** Judges the hits for a query. */
export function judge(
  hits: readonly (readonly string[])[],
  {best, good}: JudgedQuery,
): Judgment {
  return {best: rankOf(hits, best), right: rankOf(hits, [...best, ...good])};
}

/** Returns the path of a place without its fragment. */
export function pageOf(place: string): string {
  return withoutSlash(place.split('#')[0] ?? '');
}

/** Removes the trailing slash of a path. */
export function withoutSlash(place: string): string {
  return place.replace(/\/(?=#|$)/u, '');
}
