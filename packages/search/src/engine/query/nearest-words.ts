import type {SearchIndex} from '../index/search-index';
import type {QueryPlan} from './query-plan';

/** More than these is a list to study. */
const MOST_WORDS = 3;

/** Words that differ more are others. */
const MOST_EDITS = 4;

/** Shorter words have neighbors that share nothing with them. */
const SHORTEST = 3;

/** Longer ones are data, and cost much to compare. */
const LONGEST = 24;

/**
 * Returns words of titles and headings that are spelled most like those of a query that found
 * nothing, at most three; among equals, those that begin alike come first, then the more frequent.
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
  // A word that is there, but not where it was looked for, is no other word.
  const others = near.filter(({edits}) => edits > 0).map(({found}) => found);
  return [...new Set(others)].slice(0, MOST_WORDS);
}
