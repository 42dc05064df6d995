import type {SearchIndex} from '../index/search-index';
import type {QueryPlan} from './query-plan';

/** More than these is a list to study. */
const MOST_WORDS = 3;

/** Words that differ more are others. */
const MOST_EDITS = 3;

/** Shorter words have neighbors that share nothing with them. */
const SHORTEST = 3;

/** Longer ones are data, and cost much to compare. */
const LONGEST = 24;

/**
 * Returns words of titles and headings that are spelled most like those of a query that found
 * nothing, at most three; the more frequent come first among equals.
 */
export function nearestWords(index: SearchIndex, {words}: QueryPlan): string[] {
  const [dictionary] = index.dictionaries;
  const [segment] = index.segments;
  const typed = words
    .map(({term}) => term)
    .filter(({length}) => length >= SHORTEST && length <= LONGEST);
  const near = typed.flatMap((term) => {
    const limit = Math.min(MOST_EDITS, Math.floor(term.length / 2));
    return dictionary?.near(term, limit) ?? [];
  });
  const frequency = (term: number) => segment?.postings[term]?.length ?? 0;
  near.sort(
    (left, right) =>
      left.edits - right.edits || frequency(right.index) - frequency(left.index),
  );
  const found = near.map((neighbor) => dictionary?.terms[neighbor.index] ?? '');
  return [...new Set(found)].slice(0, MOST_WORDS);
}
