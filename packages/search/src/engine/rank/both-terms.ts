import type {SearchIndex} from '../index/search-index';
import type {TermMatches} from './term-matches';

/** Where all terms of an alternative match. */
export type Matched = Pick<
  TermMatches,
  'counts' | 'frequency' | 'own' | 'pages' | 'worth'
>;

/**
 * Returns where two terms match together, each match as good as the worse of them. Only looks at
 * the pages with both: a query has dozens of two-word synonyms, each on a few pages.
 */
export function bothOf(
  {columns, data, runs}: SearchIndex,
  left: Matched,
  right: Matched,
): Matched {
  const both: Matched = {
    counts: new Uint16Array(data.pages.length),
    frequency: Math.min(left.frequency, right.frequency),
    own: columns.takeWorths(),
    pages: new Float32Array(data.pages.length),
    worth: columns.takeWorths(),
  };
  for (let page = 0; page < data.pages.length; page++) {
    const best = Math.min(left.pages[page] ?? 0, right.pages[page] ?? 0);
    if (best > 0) {
      both.pages[page] = best;
      both.counts[page] = Math.min(left.counts[page] ?? 0, right.counts[page] ?? 0);
      for (const run of runs[page] ?? []) {
        for (let record = run.first; record < run.end; record++) {
          both.own[record] = Math.min(left.own[record] ?? 0, right.own[record] ?? 0);
          both.worth[record] = Math.min(
            left.worth[record] ?? 0,
            right.worth[record] ?? 0,
          );
        }
      }
    }
  }
  return both;
}
