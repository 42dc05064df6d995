import {CONTENT_LEVEL} from '../index/index-data';
import type {SearchIndex} from '../index/search-index';
import type {QueryPlan} from '../query/query-plan';
import {Coverage} from './coverage';
import {exactNameBonuses, namesSymbol} from './exact-names';
import type {TermMatches} from './term-matches';
import {BONUS, EXACTNESS_BONUS, LEAST_SHARE, PROSE_BONUS} from './weights';

/** The records that answer a query. */
export interface Candidates {
  /** Their numbers, ascending. */
  records: number[];
  /** Score of each record of the index; of one that answers nothing, 0. */
  scores: Float64Array;
}

/**
 * Returns every record that answers the query, with its score by everything but the closeness of
 * the words: how much of the query it covers (by rarity of the words, typos, attribute), whether its
 * heading is what was asked for, and what the rest of its page holds.
 */
export function scoreCandidates(
  index: SearchIndex,
  plan: QueryPlan,
  matches: ReadonlyMap<string, TermMatches>,
  accepts: (record: number) => boolean,
): Candidates {
  const coverage = new Coverage(index, plan, matches);
  const exact = exactNameBonuses(index, plan, matches);
  const touched = touchedRecords(index, matches, exact).filter(accepts);
  const shares = coverage.sharesOf(touched);
  const least = LEAST_SHARE * shares.reduce((best, share) => Math.max(best, share), 0);
  const records = touched.filter(
    (record, position) => (shares[position] ?? 0) >= least || exact.has(record),
  );
  const worths = coverage.worthsOf(records);
  const pageWorths = coverage.pageWorths();
  const pages = index.data.pages.map(
    ({pageRank}, page) =>
      BONUS.page * (pageWorths[page] ?? 0) + BONUS.pageRank * pageRank,
  );
  const prose = namesSymbol(index, plan) ? 0 : PROSE_BONUS[plan.manner];
  const scores = index.columns.takeSums();
  records.forEach((record, at) => {
    const page = index.pages[record] ?? -1;
    scores[record] =
      (worths[at] ?? 0) +
      (exact.get(record) ?? 0) +
      (pages[page] ?? 0) +
      (index.referencePages.has(page) ? 0 : prose) +
      EXACTNESS_BONUS[plan.manner] * exactness(index, record, coverage);
  });
  return {records, scores};
}

/** Returns the share of a heading that was asked for. */
function exactness(index: SearchIndex, record: number, coverage: Coverage): number {
  if (index.levels[record] === CONTENT_LEVEL) {
    return 0;
  }
  const length = Math.max(1, index.headingLengths[record] ?? 1);
  return Math.min(1, coverage.wordsIn(record) / length);
}

/** Returns in ascending order the records in which any term was found, and those of exact names. */
function touchedRecords(
  index: SearchIndex,
  matches: ReadonlyMap<string, TermMatches>,
  exact: ReadonlyMap<number, number>,
): number[] {
  const touched = new Uint8Array(index.recordCount);
  for (const {found} of matches.values()) {
    for (const record of found) {
      touched[record] = 1;
    }
  }
  for (const record of exact.keys()) {
    touched[record] = 1;
  }
  const records: number[] = [];
  for (let record = 0; record < touched.length; record++) {
    if (touched[record] === 1) {
      records.push(record);
    }
  }
  return records;
}
