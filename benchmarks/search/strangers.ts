import {ASKED_LEVEL} from '../../packages/search/src/engine/index/index-data';
import {
  type SearchIndex,
  textAt,
} from '../../packages/search/src/engine/index/search-index';
import {search} from '../../packages/search/src/engine/search';
import {docSearchRecord} from '../../packages/search/src/records/docsearch-record';
import {pageOf, placeOf, rankOf} from '../../packages/search/tests/relevance/judge';
import {
  GRADER_PARTS,
  type GraderQuery,
  readGraders,
} from '../../packages/search/tests/relevance/graders';
import {PARTS, readStrangers} from '../../packages/search/tests/relevance/strangers';
import type {Engine} from './engines/engine';
import {type Row, table} from './table';

const LIMITS = [1, 3, 10];

/** Ranks of the first hit on a right page, and in a right section. */
export interface Ranks {
  page: number;
  section: number;
}

/** Queries that nobody of this project worded; strangers' searches have what a grader's have. */
interface OutsideSet {
  label: string;
  queries: readonly GraderQuery[];
}

/** What each part may be quoted for: pages were written to the graders' questions after grading. */
const SEEN = {
  strangers: {tune: 'tuned on', once: 'opened before'},
  graders: {tune: 'tuned on, and written for', once: 'written for since'},
} as const;

const OUTSIDE_SETS: readonly OutsideSet[] = [
  ...PARTS.map((part) => ({
    label: `strangers, ${part} (${SEEN.strangers[part]})`,
    queries: readStrangers(part),
  })),
  ...GRADER_PARTS.map((part) => ({
    label: `graders, ${part} (${SEEN.graders[part]})`,
    queries: readGraders(part),
  })),
];

/** Asks every engine what strangers and graders ask, and returns the table to print. */
export async function compareOnStrangers(engines: readonly Engine[]): Promise<string> {
  const rows: Row[] = [];
  for (const {label, queries} of OUTSIDE_SETS) {
    const ranks = await Promise.all(
      engines.map(({search: ask}) => ranksOf(queries, ask)),
    );
    rows.push(...rowsOf(label, ranks));
    for (const subject of new Set(queries.map((query) => query.subject))) {
      const chosen = ranks.map((all) =>
        all.filter((_, at) => queries[at]?.subject === subject),
      );
      rows.push([
        `  ${subject}`,
        ...chosen.map((some) => shares(some.map(({page}) => page))),
      ]);
    }
  }
  return table([
    [`first / ${LIMITS.slice(1).join(' / ')}`, ...engines.map(({name}) => name)],
    ...rows,
  ]);
}

/** Asks for each phrase of the index without that phrase. */
export function leaveOneOut(index: SearchIndex): string {
  const ranks: Ranks[] = [];
  index.levels.forEach((level, record) => {
    if (level === ASKED_LEVEL) {
      const answer = placeOf(docSearchRecord(index, index.shownAs[record] ?? 0).url);
      const query = textAt(index, record);
      const {records} = search(index, {distinct: 4, query, without: new Set([record])});
      ranks.push(
        judgeRanks(
          records.map((hit) => [placeOf(docSearchRecord(index, hit).url)]),
          [answer],
        ),
      );
    }
  });
  return table([
    [
      `${String(ranks.length)} phrases, each left out`,
      `1 / ${LIMITS.slice(1).join(' / ')}`,
    ],
    ...rowsOf('ours', [ranks]),
  ]);
}

async function ranksOf(
  queries: readonly GraderQuery[],
  ask: Engine['search'],
): Promise<Ranks[]> {
  const ranks: Ranks[] = [];
  for (const {answers, query} of queries) {
    ranks.push(judgeRanks(await ask(query), answers));
  }
  return ranks;
}

function judgeRanks(
  hits: readonly (readonly string[])[],
  answers: readonly string[],
): Ranks {
  return {page: rankOf(hits, answers.map(pageOf)), section: rankOf(hits, answers)};
}

/** Returns the shares of pages and of sections, a column for each list of ranks. */
export function rowsOf(label: string, ranks: readonly (readonly Ranks[])[]): Row[] {
  return [
    [`${label}: page`, ...ranks.map((all) => shares(all.map(({page}) => page)))],
    [
      `${label}: section`,
      ...ranks.map((all) => shares(all.map(({section}) => section))),
    ],
  ];
}

function shares(ranks: readonly number[]): string {
  return LIMITS.map((limit) =>
    ((ranks.filter((rank) => rank <= limit).length / ranks.length) * 100).toFixed(0),
  ).join(' / ');
}
