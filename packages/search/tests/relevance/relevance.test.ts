import {beforeAll, expect, test} from 'vitest';

import type {SearchIndex} from '../../src/engine/index/search-index';
import {nameKey} from '../../src/engine/text/words';
import {search} from '../../src/engine/search';
import {docSearchRecord} from '../../src/records/docsearch-record';
import {readBuiltIndex} from '../support/built-site';
import {placeOf, rankOf, withoutSlash} from './judge';
import {JUDGED_QUERIES} from './judged-queries';
import type {JudgedQuery} from './judged-query';

/** Shares of the queries whose answer comes first, and among the first five. */
const GOALS = {first: 0.85, firstFive: 0.97};

let index: SearchIndex;

beforeAll(async () => {
  index = await readBuiltIndex();
});

const pathOf = (record: number) => placeOf(docSearchRecord(index, record).url);

const rankFor = ({answers, query}: JudgedQuery) =>
  rankOf(
    search(index, {distinct: 4, query}).records.map((record) => [pathOf(record)]),
    answers,
  );

const judged = Object.values(JUDGED_QUERIES).flat();

test('there are at least 150 judged queries, none of them twice', () => {
  expect(judged.length).toBeGreaterThanOrEqual(150);
  expect(new Set(judged.map(({query}) => query)).size).toBe(judged.length);
});

test('every query of the table has an answer on the site', () => {
  const places = new Set<string>();
  for (let record = 0; record < index.recordCount; record++) {
    const place = pathOf(record);
    places.add(place).add(place.split('#')[0] ?? '');
  }
  const unanswered = judged.filter(
    ({answers}) => !answers.some((answer) => places.has(withoutSlash(answer))),
  );
  expect(unanswered).toEqual([]);
});

test('the answer comes first for 85% of the queries, and among five for 97%', () => {
  const ranks = judged.map((row) => ({query: row.query, rank: rankFor(row)}));
  const share = (limit: number) =>
    ranks.filter(({rank}) => rank <= limit).length / ranks.length;
  const missed = ranks
    .filter(({rank}) => rank > 1)
    .map(({query, rank}) => `${query}: ${String(rank)}`)
    .join('\n');
  expect(share(1), `not first:\n${missed}`).toBeGreaterThanOrEqual(GOALS.first);
  expect(share(5), `not first:\n${missed}`).toBeGreaterThanOrEqual(GOALS.firstFive);
});

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
