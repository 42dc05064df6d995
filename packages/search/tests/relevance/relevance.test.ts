import {beforeAll, expect, test} from 'vitest';

import type {SearchIndex} from '../../src/engine/index/search-index';
import {nameKey} from '../../src/engine/text/words';
import {search} from '../../src/engine/search';
import {docSearchRecord} from '../../src/records/docsearch-record';
import {readBuiltIndex} from '../support/built-site';
import {judge, pageOf, placeOf, withoutSlash} from './judge';
import {
  type Half,
  HALVES,
  JUDGED_QUERIES,
  type JudgedQuery,
  KINDS,
} from './judged-queries';

/** Shares of the queries whose answer comes first, and among the first five. */
const GOALS = {first: 0.85, firstFive: 0.97};

/** Share of the queries of each kind whose answer comes first. */
const GOAL_OF_KIND = 0.75;

let index: SearchIndex;

/** The rank of the first right hit of each judged query. */
const ranks = new Map<JudgedQuery, number>();

beforeAll(async () => {
  index = await readBuiltIndex();
  for (const query of JUDGED_QUERIES) {
    ranks.set(query, rankOf(query));
  }
}, 120_000);

const pathOf = (record: number) => placeOf(docSearchRecord(index, record).url);

const rankOf = (judged: JudgedQuery) =>
  judge(
    search(index, {distinct: 4, query: judged.query}).records.map((record) => [
      pathOf(record),
    ]),
    judged,
  ).right;

const ofHalf = (half: Half) => JUDGED_QUERIES.filter((query) => query.half === half);

/** Returns the share of the queries that are answered within the first hits. */
const shareWithin = (limit: number, queries: readonly JudgedQuery[]) =>
  queries.filter((query) => (ranks.get(query) ?? Infinity) <= limit).length /
  queries.length;

test('there are at least 800 judged queries of eleven kinds, none of them twice', () => {
  const queries = JUDGED_QUERIES.map(({query}) => query);
  expect(queries.length).toBeGreaterThanOrEqual(800);
  expect(new Set(queries).size).toBe(queries.length);
  expect(KINDS).toHaveLength(11);
});

test('the rule divides the queries into two halves of similar size', () => {
  const share = ofHalf('tuned').length / JUDGED_QUERIES.length;
  expect(share).toBeGreaterThan(0.4);
  expect(share).toBeLessThan(0.6);
});

test('every answer of the tables is on the site', () => {
  const places = new Set<string>();
  for (let record = 0; record < index.recordCount; record++) {
    const place = pathOf(record);
    places.add(place).add(pageOf(place));
  }
  const missing = JUDGED_QUERIES.flatMap(({best, good, query}) =>
    [...best, ...good]
      .filter((answer) => !places.has(withoutSlash(answer)))
      .map((answer) => `${query}: ${answer}`),
  );
  expect(missing).toEqual([]);
});

test.each(HALVES)(
  'of the %s half, the answer comes first for 85 of 100 queries, and among five for 97',
  (half) => {
    expect(shareWithin(1, ofHalf(half))).toBeGreaterThanOrEqual(GOALS.first);
    expect(shareWithin(5, ofHalf(half))).toBeGreaterThanOrEqual(GOALS.firstFive);
  },
);

test.each(HALVES.flatMap((half) => KINDS.map((kind) => ({half, kind}))))(
  'of the kind $kind in the $half half, the answer comes first for 75%',
  ({half, kind}) => {
    const queries = ofHalf(half).filter((query) => query.kind === kind);
    expect(shareWithin(1, queries)).toBeGreaterThanOrEqual(GOAL_OF_KIND);
  },
);

test(
  'every symbol is found first by its name, and by its name in lower case without signs',
  {timeout: 60_000},
  () => {
    const {kinds, parents, texts} = index.data.headings;
    const isSymbol = (record: number) => {
      const parent = parents[record] ?? -1;
      return kinds[record] !== null && (parent < 0 || kinds[parent] === null);
    };
    const symbols = texts.map((_, record) => record).filter(isSymbol);
    expect(symbols.length).toBeGreaterThan(500);
    const missed = symbols.flatMap((symbol) => {
      const name = texts[symbol] ?? '';
      return [name, nameKey(name)].filter((query) => {
        const [first = -1] = search(index, {distinct: 4, query}).records;
        return !isSymbol(first) || nameKey(texts[first] ?? '') !== nameKey(name);
      });
    });
    expect(missed).toEqual([]);
  },
);
