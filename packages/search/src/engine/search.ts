import {type SearchIndex, textAt} from './index/search-index';
import {planQuery, type PrefixMode, type QueryPlan} from './query/query-plan';
import {limitGroups} from './rank/groups';
import {proximity} from './rank/proximity';
import {type Candidate, scoreCandidates} from './rank/score';
import {matchTerms} from './rank/term-matches';
import {TextMatcher} from './rank/text-matcher';
import {BONUS} from './rank/weights';

/** What is asked of the engine. */
export interface EngineQuery {
  query: string;
  /** Whether a record may be a hit at all. */
  accepts?: (record: number) => boolean;
  /** Added to a record's score, for preferences that decide among near equals. */
  preference?: (record: number) => number;
  /** Largest number of hits of a page or symbol; 0 for any number. */
  distinct?: number;
  prefixMode?: PrefixMode;
  /** Levels of the records that are searched; absent for all. */
  levels?: ReadonlySet<number>;
}

/** What the engine answers. */
export interface EngineResult {
  /** Numbers of the records, best first. */
  records: number[];
  plan: QueryPlan;
  matcher: TextMatcher;
}

/** So many of the best candidates are read to see how close together the words stand. */
const READ_FOR_PROXIMITY = 80;

/**
 * Finds the records that answer a query, best first. Equal scores are ordered by page rank, level
 * and position; the order never depends on anything but the index and the query.
 */
export function search(index: SearchIndex, query: EngineQuery): EngineResult {
  const accepts = combine(index, query);
  const plan = planQuery(query.query, index.synonyms, query.prefixMode);
  const matches = matchTerms(index, plan, query.levels);
  const matcher = new TextMatcher(plan, matches);
  const candidates =
    plan.words.length === 0
      ? allRecords(index, accepts)
      : scoreCandidates(index, plan, matches, accepts);
  if (query.preference) {
    for (const candidate of candidates) {
      candidate.score += query.preference(candidate.record);
    }
  }
  const compare = byScore(index);
  candidates.sort(compare);
  const read = candidates.slice(0, plan.words.length > 1 ? READ_FOR_PROXIMITY : 0);
  for (const candidate of read) {
    const found = matcher.find(textAt(index, candidate.record));
    candidate.score += BONUS.proximity * proximity(found, plan.words.length);
  }
  read.sort(compare);
  const ordered = [...read, ...candidates.slice(read.length)];
  const records = ordered.map((candidate) => candidate.record);
  return {matcher, plan, records: limitGroups(index, records, query.distinct ?? 0)};
}

function combine(
  index: SearchIndex,
  {accepts, levels}: EngineQuery,
): (record: number) => boolean {
  return (record) =>
    (accepts?.(record) ?? true) && (levels?.has(index.levels[record] ?? 0) ?? true);
}

/** An empty query matches everything. */
function allRecords(
  index: SearchIndex,
  accepts: (record: number) => boolean,
): Candidate[] {
  return Array.from({length: index.recordCount}, (_, record) => ({
    record,
    score: 0,
  })).filter(({record}) => accepts(record));
}

function byScore({data, levels, pages, positions}: SearchIndex) {
  const rank = (record: number) => data.pages[pages[record] ?? 0]?.pageRank ?? 0;
  const column = (values: ArrayLike<number>, record: number) => values[record] ?? 0;
  return (left: Candidate, right: Candidate): number =>
    right.score - left.score ||
    rank(right.record) - rank(left.record) ||
    column(levels, left.record) - column(levels, right.record) ||
    column(positions, left.record) - column(positions, right.record) ||
    left.record - right.record;
}
