import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, expect, test} from 'vitest';

import {addBatch} from '../../../benchmarks/answers/add-batch';
import {
  BATCHES,
  changedBatches,
  parseBatch,
  readBatches,
  readLocks,
} from '../../../benchmarks/answers/batches';
import {
  ranksOfBatches,
  ratesOfBatches,
  ratesOfSubjects,
} from '../../../benchmarks/answers/rates';

const GRADED = `
- {question: How do I nest a list?, source: https://example.com/1, subject: lists, grade: full, answer: /docs/a#b, query: nest list, pageRank: 1, sectionRank: 3}
- {question: How do I end a list?, source: https://example.com/2, subject: lists, grade: part, answer: /docs/a#c, reason: No code for Enter., query: end list, pageRank: 0, sectionRank: 0}
- {question: How do I print?, source: https://example.com/3, subject: print, grade: none, query: print}
`;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'batches-'));
  const file = path.join(folder, 'graded.yaml');
  writeFileSync(file, GRADED);
  addBatch(file, folder);
});

afterEach(() => rmSync(folder, {recursive: true}));

test('a graded list becomes a batch whose grades count at first contact and today', () => {
  expect(readBatches(folder)).toMatchObject([
    {
      name: '1',
      questions: [
        {firstContact: 'full', now: 'full', answer: '/docs/a#b'},
        {firstContact: 'part', now: 'part', lacked: 'No code for Enter.'},
        {firstContact: 'none', now: 'none'},
      ],
    },
  ]);
});

test('an answer that is written later changes the rate of today only', () => {
  edit((text) => text.replace('now: none', 'now: full\n  answer: /docs/print'));
  expect(ratesOfBatches(readBatches(folder)).slice(1)).toEqual([
    ['1', '3', '1', '1', '1', '33%', '67%'],
    ['all', '3', '1', '1', '1', '33%', '67%'],
  ]);
  expect(changedBatches(readBatches(folder), readLocks(folder))).toEqual([]);
});

test('the subject that was served worst comes first', () => {
  const subjects = ratesOfSubjects(readBatches(folder)).map(([subject]) => subject);
  expect(subjects).toEqual(['subject', 'print', 'lists']);
});

test('the first search counts for what has an answer, and is kept', () => {
  const shares = ['50%', '50%', '50%', '0%', '50%', '50%'];
  expect(ranksOfBatches(readBatches(folder)).slice(1)).toEqual([
    ['1', '2', ...shares],
    ['all', '2', ...shares],
  ]);
  edit((text) => text.replace('pageRank: 0', 'pageRank: 1'));
  expect(changedBatches(readBatches(folder), readLocks(folder))).toEqual(['1']);
});

test.each([
  [
    'a better grade',
    (text: string) => text.replace('firstContact: part', 'firstContact: full'),
  ],
  ['an easier question', (text: string) => text.replace('nest a list', 'make a list')],
  ['a question that is gone', (text: string) => text.slice(text.indexOf('- ', 1))],
])('%s at first contact is found', (_, change) => {
  edit(change);
  expect(changedBatches(readBatches(folder), readLocks(folder))).toEqual(['1']);
});

test('a batch that is removed is found', () => {
  rmSync(path.join(folder, '1.yml'));
  expect(changedBatches(readBatches(folder), readLocks(folder))).toEqual(['1']);
});

test('a question that counts as answered names the section', () => {
  expect(() =>
    parseBatch(
      '- {question: a, source: b, subject: c, firstContact: none, now: full}',
      '1',
    ),
  ).toThrow(
    'A question is answered, but nobody says where, in benchmarks/answers/graded-batches/1, entry 1.',
  );
});

test('the grades at first contact of all batches are those that were kept', () => {
  expect(changedBatches(readBatches(BATCHES), readLocks(BATCHES))).toEqual([]);
});

function edit(change: (text: string) => string): void {
  const file = path.join(folder, '1.yml');
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}
