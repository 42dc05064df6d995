import type {SearchIndex} from './index/search-index';
import {planQuery, type PrefixMode, type QueryPlan} from './query/query-plan';
import {limitGroups} from './rank/groups';
import {isSymbol} from './rank/name-share';
import {type Candidates, scoreCandidates} from './rank/score';
import {matchTerms} from './rank/term-matches';
import {TextMatcher} from './rank/text-matcher';
import {nameKey} from './text/words';

/** The input of a search. */
export interface EngineQuery {
  query: string;
  /** Returns whether a record can be a hit. */
  accepts?: (record: number) => boolean;
  /** Added to a record's score, for preferences that decide among near equals. */
  preference?: (record: number) => number;
  /** Largest number of hits per page or symbol; 0 for any number. */
  distinct?: number;
  prefixMode?: PrefixMode;
  /** Levels of the records that are searched; absent for all. */
  levels?: ReadonlySet<number>;
  /** Records that are excluded: a judged phrase must not find itself. */
  without?: ReadonlySet<number>;
}

/** The result of a search. */
export interface EngineResult {
  /** Numbers of the records, best first. */
  records: readonly number[];
  plan: QueryPlan;
  matcher: TextMatcher;
}

/**
 * Finds the records that answer a query, best first. Equal scores are ordered by page rank, level
 * and position; the order only depends on the index and the query.
 */
export function search(index: SearchIndex, query: EngineQuery): EngineResult {
  return index.columns.lend(() => searchWithColumns(index, query));
}

function searchWithColumns(index: SearchIndex, query: EngineQuery): EngineResult {
  const accepts = combine(index, query);
  const plan = planQuery(query.query, index.synonyms, {
    isSymbol: (name) =>
      (index.names.byName.get(nameKey(name)) ?? []).some((heading) =>
        isSymbol(index, heading),
      ),
    isWord: (term) =>
      index.dictionaries.some((dictionary) => dictionary.find(term) >= 0),
    ...(query.prefixMode && {prefixMode: query.prefixMode}),
  });
  const matches = matchTerms(index, plan, query);
  const matcher = new TextMatcher(plan, matches, index.wordsOf);
  const {records, scores} =
    query.query.trim() === ''
      ? allRecords(index, accepts)
      : scoreCandidates(index, plan, matches, accepts);
  const {preference} = query;
  if (preference) {
    for (const record of records) {
      scores[record] = (scores[record] ?? 0) + preference(record);
    }
  }
  if (plan.words.length > 0 || preference) {
    sortByScore(index, records, scores);
  }
  return {matcher, plan, records: limitGroups(index, records, query.distinct ?? 0)};
}

function combine(
  index: SearchIndex,
  {accepts, levels}: EngineQuery,
): (record: number) => boolean {
  return levels
    ? (record) => levels.has(index.levels[record] ?? 0) && (accepts?.(record) ?? true)
    : (accepts ?? (() => true));
}

/** An empty query matches everything. */
function allRecords(
  {columns, ordered}: SearchIndex,
  accepts: (record: number) => boolean,
): Candidates {
  return {records: ordered.filter(accepts), scores: columns.takeSums()};
}

function sortByScore(
  {places}: SearchIndex,
  records: number[],
  scores: Float64Array,
): void {
  records.sort(
    (left, right) =>
      (scores[right] ?? 0) - (scores[left] ?? 0) ||
      (places[left] ?? 0) - (places[right] ?? 0),
  );
}
