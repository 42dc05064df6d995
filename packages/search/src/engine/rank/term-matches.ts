import {OCCURRENCES, type Segment} from '../index/index-data';
import type {SearchIndex} from '../index/search-index';
import type {Expansion} from '../query/expansion';
import type {QueryPlan} from '../query/query-plan';
import {type QueryTerm, termKey} from '../query/query-term';
import {INHERITED_WEIGHT, LEVEL_WEIGHT, OCCURRENCE_WEIGHT} from './weights';

/** Where and how well a term of a query matches, in all records. */
export interface TermMatches {
  /** For each record the score of its own best match, 0 to 1. */
  own: Float32Array;
  /** The same including what the record inherits from the headings above it. */
  worth: Float32Array;
  /** For each page the score of the best match in it. */
  pages: Float32Array;
  /** For each page the number of records that match by themselves. */
  counts: Uint16Array;
  /** The records that match by themselves. */
  found: number[];
  /** Number of these records. */
  frequency: number;
  /** The terms of the index that matched. */
  expansions: ReadonlySet<string>;
  /** Whether only words with typos were found. */
  typos: boolean;
}

/** Which records are searched. Default: all. */
interface Scope {
  levels?: ReadonlySet<number>;
  without?: ReadonlySet<number>;
}

/**
 * Looks up all terms of a plan.
 *
 * @param scope - the records that are searched: by their levels, and exceptions
 * @returns the matches by {@link termKey}
 */
export function matchTerms(
  index: SearchIndex,
  plan: QueryPlan,
  scope: Scope = {},
): Map<string, TermMatches> {
  const matches = new Map<string, TermMatches>();
  const passedOn = new Float32Array(index.headingCount);
  const isName = plan.manner === 'name' && !/\s/u.test(plan.text.trim());
  for (const alternative of plan.alternatives) {
    // Words with spaces are looked up with typos separately, and a name also as a whole.
    const isWhole = alternative.to - alternative.from === plan.words.length;
    const isWord = alternative.to - alternative.from === 1;
    const forgiving = alternative.literal && (isWord || (isWhole && isName));
    for (const query of alternative.terms) {
      const key = termKey(query);
      if (!matches.has(key)) {
        const match = matchTerm(index, query, forgiving, scope);
        passDown(index, match, passedOn);
        matches.set(key, match);
      }
    }
  }
  return matches;
}

function matchTerm(
  index: SearchIndex,
  query: QueryTerm,
  forgiving: boolean,
  scope: Scope,
): TermMatches {
  const {bySegment, terms, typos} = index.expand(query, forgiving);
  const pageCount = index.data.pages.length;
  const matches: TermMatches = {
    counts: new Uint16Array(pageCount),
    expansions: terms,
    found: [],
    frequency: 0,
    own: index.columns.takeWorths(),
    pages: new Float32Array(pageCount),
    typos,
    worth: index.columns.takeWorths(),
  };
  index.segments.forEach((segment, number) => {
    scoreSegment(segment, bySegment[number] ?? [], matches, scope);
  });
  return matches;
}

function scoreSegment(
  {first, levels, pages, postings}: Segment,
  expansions: readonly Expansion[],
  matches: TermMatches,
  {levels: searched, without}: Scope,
): void {
  for (const {index: term, quality} of expansions) {
    for (const posting of postings[term] ?? []) {
      const row = (posting / OCCURRENCES) | 0;
      if (without?.has(first + row) || (searched && !searched.has(levels[row] ?? 0))) {
        continue;
      }
      const worth =
        quality *
        (OCCURRENCE_WEIGHT[posting % OCCURRENCES] ?? 0) *
        (LEVEL_WEIGHT[levels[row] ?? 0] ?? 0);
      const before = matches.own[first + row] ?? 0;
      if (before === 0) {
        const page = pages[row] ?? 0;
        matches.frequency++;
        matches.found.push(first + row);
        matches.counts[page] = (matches.counts[page] ?? 0) + 1;
      }
      if (worth > before) {
        matches.own[first + row] = worth;
        const page = pages[row] ?? 0;
        matches.pages[page] = Math.max(matches.pages[page] ?? 0, worth);
      }
    }
  }
}

/**
 * Headings come before the records below them, so that one pass reaches all levels of a page.
 *
 * @param passedOn - a buffer with a number for each heading; its content is overwritten
 */
function passDown(
  {headingCount, parents, runs}: SearchIndex,
  {own, pages, worth}: TermMatches,
  passedOn: Float32Array,
): void {
  pages.forEach((best, page) => {
    for (const {end, first} of best > 0 ? (runs[page] ?? []) : []) {
      for (let record = first; record < end; record++) {
        const parent = parents[record] ?? -1;
        const above = parent >= 0 ? (passedOn[parent] ?? 0) : 0;
        const itself = own[record] ?? 0;
        worth[record] = Math.max(itself, above);
        if (record < headingCount) {
          passedOn[record] = Math.max(itself * INHERITED_WEIGHT, above);
        }
      }
    }
  });
}
