import {ASKED_LEVEL, CONTENT_LEVEL} from '../index/index-data';
import {anchorAt, type SearchIndex} from '../index/search-index';
import type {QueryPlan} from '../query/query-plan';
import {Coverage} from './coverage';
import {exactNameBonuses, namesSymbol} from './exact-names';
import type {TermMatches} from './term-matches';
import {
  BONUS,
  DENSITY_BONUS,
  EXACTNESS_BONUS,
  LEAST_SHARE,
  MISTAKE_BONUS,
  PROSE_BONUS,
  SECTION_BONUS,
} from './weights';

/** The records that answer a query. */
export interface Candidates {
  /** Their numbers, ascending. */
  records: number[];
  /** Score of each record of the index; 0 for records that don't match. */
  scores: Float64Array;
}

/**
 * Returns every record that answers the query, with its score: how much of the query it covers (by rarity of the words, typos, attribute), whether its
 * heading is what was asked for, what the rest of its page holds, and what kind of record it is.
 */
export function scoreCandidates(
  index: SearchIndex,
  plan: QueryPlan,
  matches: ReadonlyMap<string, TermMatches>,
  accepts: (record: number) => boolean,
): Candidates {
  const coverage = new Coverage(index, plan, matches);
  const named = exactNameBonuses(index, plan, matches);
  const numbered = numberedErrors(index, plan);
  const wanted = (record: number) => named.wanted.has(record) || numbered.has(record);
  const touched = touchedRecords(index, matches, [...named.wanted, ...numbered]).filter(
    accepts,
  );
  const shares = coverage.sharesOf(touched);
  const least = LEAST_SHARE * shares.reduce((best, share) => Math.max(best, share), 0);
  const records = touched.filter(
    (record, position) => (shares[position] ?? 0) >= least || wanted(record),
  );
  const worths = coverage.worthsOf(records);
  const sections = coverage.sectionWorthsOf(records);
  const density = DENSITY_BONUS[plan.manner];
  const densities = density > 0 ? coverage.densitiesOf(records) : null;
  const extras = extraOf(index, plan, coverage);
  const scores = index.columns.takeSums();
  records.forEach((record, at) => {
    scores[record] =
      (worths[at] ?? 0) +
      SECTION_BONUS[plan.manner] * (sections[at] ?? 0) +
      density * (densities?.[at] ?? 0) +
      (named.found.get(record) ?? 0) +
      (numbered.has(record) ? BONUS.errorNumber : 0) +
      extras(record);
  });
  return {records, scores};
}

/** Returns the bonus for a record's page, its kind, and how much of its heading was typed. */
function extraOf(
  index: SearchIndex,
  plan: QueryPlan,
  coverage: Coverage,
): (record: number) => number {
  const pageWorths = coverage.pageWorths();
  const pages = index.data.pages.map(
    ({pageRank}, page) =>
      BONUS.page * (pageWorths[page] ?? 0) +
      BONUS.pageRank * pageRank +
      BONUS.packageFame * (index.packageFame[page] ?? 0),
  );
  const prose = namesSymbol(index, plan) ? 0 : PROSE_BONUS[plan.manner];
  const mistake =
    MISTAKE_BONUS[
      plan.manner === 'error' ? 'error' : plan.trouble ? 'trouble' : 'other'
    ];
  return (record) => {
    const page = index.pages[record] ?? -1;
    return (
      (pages[page] ?? 0) +
      (index.referencePages.has(page) ? 0 : prose) +
      (index.mistakes[record] === 1 ? mistake : 0) +
      BONUS.fame * (index.fame[record] ?? 0) +
      EXACTNESS_BONUS[plan.manner] * exactness(index, record, plan, coverage)
    );
  };
}

/** Returns the share of a heading that was typed. */
function exactness(
  index: SearchIndex,
  record: number,
  {manner}: QueryPlan,
  coverage: Coverage,
): number {
  const level = index.levels[record] ?? CONTENT_LEVEL;
  // A typed name or error means exactly that, and not a phrase that contains it.
  const named = manner === 'name' || manner === 'error';
  if (level === CONTENT_LEVEL || (level === ASKED_LEVEL && named)) {
    return 0;
  }
  const length = Math.max(1, index.names.lengths[record] ?? 1);
  return Math.min(1, coverage.wordsIn(record) / length);
}

/** Returns the records that explain the error whose number is in the query. */
function numberedErrors(
  index: SearchIndex,
  {errorNumber}: QueryPlan,
): ReadonlySet<number> {
  const found = new Set<number>();
  if (errorNumber === null) {
    return found;
  }
  index.data.pages.forEach(({errorAnchor}, page) => {
    for (const {end, first} of errorAnchor === undefined
      ? []
      : (index.runs[page] ?? [])) {
      for (let record = first; record < end; record++) {
        if (anchorAt(index, record) === `${errorAnchor ?? ''}${errorNumber}`) {
          found.add(record);
        }
      }
    }
  });
  return found;
}

/** Returns in ascending order the records with any of the terms, and those that are included anyway. */
function touchedRecords(
  index: SearchIndex,
  matches: ReadonlyMap<string, TermMatches>,
  wanted: readonly number[],
): number[] {
  const touched = new Uint8Array(index.recordCount);
  for (const {found} of matches.values()) {
    for (const record of found) {
      touched[record] = 1;
    }
  }
  for (const record of wanted) {
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
