import type {SearchIndex} from '../index/search-index';
import type {QueryPlan} from './query-plan';

/** More suggestions would take too long to read. */
const MOST_WORDS = 3;

/** Words with more differences are different words. */
const MOST_EDITS = 4;

/** Shorter words have neighbors that have nothing to do with them. */
const SHORTEST = 3;

/** Longer ones are data, and slow to compare. */
const LONGEST = 24;

/**
 * Returns the words of titles and headings that are most similar to those of a query without hits,
 * at most three. Among equals, those with the same beginning come first, then the more frequent
 * ones.
 */
export function nearestWords(index: SearchIndex, {words}: QueryPlan): string[] {
  const [dictionary] = index.dictionaries;
  const [segment] = index.segments;
  const typed = words
    .map(({term}) => term)
    .filter(({length}) => length >= SHORTEST && length <= LONGEST);
  const near = typed.flatMap((term) => {
    const limit = Math.min(MOST_EDITS, Math.floor(term.length / 2));
    return (dictionary?.near(term, limit) ?? []).map((neighbor) => {
      const found = dictionary?.terms[neighbor.index] ?? '';
      const frequency = segment?.postings[neighbor.index]?.length ?? 0;
      const alike = found.startsWith(term.charAt(0)) ? 1 : 0;
      return {edits: neighbor.edits, frequency, found, alike};
    });
  });
  near.sort(
    (left, right) =>
      left.edits - right.edits ||
      right.alike - left.alike ||
      right.frequency - left.frequency,
  );
  // A word that exists, but not where it was searched for, isn't a different word.
  const others = near.filter(({edits}) => edits > 0).map(({found}) => found);
  return [...new Set(others)].slice(0, MOST_WORDS);
}
