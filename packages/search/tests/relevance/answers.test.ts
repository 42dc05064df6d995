import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {load} from 'cheerio';
import {beforeAll, expect, test} from 'vitest';

import {SITE_BUILD} from '../../../../commands/lib/paths.mjs';
import {search} from '../../src/engine/search';
import type {SearchIndex} from '../../src/engine/index/search-index';
import {ASKED_LEVEL} from '../../src/engine/index/index-data';
import {textAt} from '../../src/engine/index/search-index';
import {type Answer, parseAnswers, readAnswers} from '../../src/plugin/read-answers';
import {readBuiltIndex} from '../support/built-site';
import {docSearchRecord} from '../../src/records/docsearch-record';
import {GRADER_PARTS, readGraders} from './graders';
import {pageOf, placeOf, rankOf} from './judge';
import {sameWords} from './same-words';
import {PARTS, readStrangers} from './strangers';

const FOLDER = path.join(import.meta.dirname, '../../../../docs/answers');

/** Shares of the questions whose page comes first and among five, none of them finding itself. */
const GOALS = {first: 0.85, firstFive: 0.97};

const LEAST_PHRASES = 1500;

const answers = await readAnswers(FOLDER);

let index: SearchIndex;

beforeAll(async () => {
  index = await readBuiltIndex();
});

test('there are at least 1,500 phrases', () => {
  const phrases = answers.flatMap((answer) => answer.phrases);
  expect(phrases.length).toBeGreaterThanOrEqual(LEAST_PHRASES);
});

test('no question stands twice', () => {
  const questions = answers.flatMap(({question}) => question?.toLowerCase() ?? []);
  const twice = questions.filter((question, at) => questions.indexOf(question) !== at);
  expect(twice).toEqual([]);
});

test(
  'no phrase says what an outside query says in the same words',
  {timeout: 60_000},
  () => {
    const asked = new Map(
      [
        ...PARTS.flatMap((part) => readStrangers(part, true)),
        ...GRADER_PARTS.flatMap((part) => readGraders(part)),
      ].map(({query}) => [sameWords(query), query]),
    );
    const copies = answers.flatMap(({phrases, where}) =>
      phrases
        .filter((phrase) => isPhrase(sameWords(phrase)) && asked.has(sameWords(phrase)))
        .map((phrase) => `${where}: ${phrase}`),
    );
    expect(copies).toEqual([]);
  },
);

test('every answer is a section of the built site', () => {
  const sections = new Map<string, ReadonlySet<string>>();
  const sectionsOf = (page: string) => {
    const known = sections.get(page) ?? anchorsOf(page);
    sections.set(page, known);
    return known;
  };
  const missing = answers.filter(({answer}) => {
    const [page = '', anchor = ''] = answer.split('#');
    return !sectionsOf(page).has(anchor);
  });
  expect(missing.map(describeAnswer)).toEqual([]);
});

test('the search has the answering page first for 85% of the questions and among five for 97%, each without its own words', () => {
  const ranks = answers
    .filter(({question}) => question !== undefined)
    .map((answer) => ({answer, rank: rankFor(answer)}));
  const share = (limit: number) =>
    ranks.filter(({rank}) => rank <= limit).length / ranks.length;
  const short = ranks
    .filter(({rank}) => rank > 1)
    .map(({answer, rank}) => `${String(rank)}: ${describeAnswer(answer)}`)
    .join('\n');
  console.log(
    `${String(ranks.length)} questions: first ${percent(share(1))}, among five ${percent(share(5))}.\n${short}`,
  );
  expect(share(1), short).toBeGreaterThanOrEqual(GOALS.first);
  expect(share(5), short).toBeGreaterThanOrEqual(GOALS.firstFive);
});

test.each([
  ['question: none', 'The file is not a list.'],
  ['- question: Why?', 'An entry has no answer, or neither a question nor phrases.'],
  ['- answer: /docs/x#y', 'An entry has no answer, or neither a question nor phrases.'],
  [
    '- answer: /docs/x#y\n  asked: why',
    'An entry has no answer, or neither a question',
  ],
  ['- question: Why?\n  answer: /docs/x#y\n- Why?', 'An entry has no answer, or'],
])('%j is refused with what to do', (source, message) => {
  expect(() => parseAnswers(source, 'x.yml')).toThrow(message);
});

/** Returns the anchors of a built page; an empty one stands for its top, and there are none without a page. */
function anchorsOf(page: string): ReadonlySet<string> {
  const file = path.join(SITE_BUILD, page, 'index.html');
  if (!existsSync(file)) {
    return new Set();
  }
  const $ = load(readFileSync(file, 'utf8'));
  const ids = $('main [id]').map((_, element) => $(element).attr('id') ?? '');
  return new Set(['', ...ids.get()]);
}

test('an entry has a question, phrases, or both', () => {
  const source =
    '- question: Why?\n  asked: [why not]\n  answer: /a\n- {answer: /b, asked: [what]}';
  expect(parseAnswers(source, 'x.yml')).toMatchObject([
    {answer: '/a', phrases: ['Why?', 'why not'], question: 'Why?', where: 'x.yml:1'},
    {answer: '/b', phrases: ['what'], where: 'x.yml:4'},
  ]);
});

/** A query of one or two words necessarily has the same words. */
function isPhrase(key: string): boolean {
  return key.split(' ').length > 2;
}

/** Searches without the record of the question itself. */
function rankFor({answer, question = ''}: Answer): number {
  const without = index.levels.findIndex(
    (level, record) => level === ASKED_LEVEL && textAt(index, record) === question,
  );
  const {records} = search(index, {
    distinct: 4,
    query: question,
    without: new Set([without]),
  });
  const hits = records.map((record) => [placeOf(docSearchRecord(index, record).url)]);
  return rankOf(hits, [pageOf(answer)]);
}

function describeAnswer({answer, question, where}: Answer): string {
  return `${question ?? 'phrases for'} ${answer} (${where})`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
