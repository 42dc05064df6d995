import {expect, test} from 'vitest';

import {buildIndex} from '../../src/engine/index/build-index';
import {
  decodeContent,
  decodeHeadings,
  encodeIndex,
} from '../../src/engine/index/index-format';
import {
  decodeNumbers,
  encodeNumbers,
  fromSteps,
  toSteps,
} from '../../src/engine/index/varint';
import {decodeTerms, encodeTerms} from '../../src/engine/index/front-coding';
import {samplePage} from '../support/sample-pages';

const pages = [
  samplePage({
    headings: [
      {kind: 'function', level: 3, paragraphs: ['Returns the root.'], text: '$getRoot'},
      {
        level: 2,
        paragraphs: ['Größe “quoted” <b>', 'Ünïcode — text'],
        text: 'Mistakes & cures',
      },
      {level: 4, text: 'Below a gap'},
    ],
    title: 'lexical',
    version: ['current'],
  }),
  samplePage({
    paragraphs: ['What a node is.'],
    path: '/docs/concepts/nodes',
    title: 'Nodes',
  }),
];

test('an index that was written and read again is the same', () => {
  const index = buildIndex(
    pages,
    [{from: ['wysiwyg'], to: ['rich text']}],
    'https://example.com',
  );
  const stored = JSON.parse(JSON.stringify(encodeIndex(index))) as ReturnType<
    typeof encodeIndex
  >;
  const headings = decodeHeadings(stored.headings);
  expect({
    ...headings,
    content: decodeContent(stored.content, headings.headings),
  }).toEqual(index);
});

test('equal pages give equal bytes', () => {
  const bytes = () =>
    JSON.stringify(
      encodeIndex(buildIndex(structuredClone(pages), [], 'https://example.com')),
    );
  expect(bytes()).toBe(bytes());
});

test('an index of nothing can be written and read', () => {
  const stored = encodeIndex(buildIndex([], [], 'https://example.com'));
  const headings = decodeHeadings(stored.headings);
  expect(headings.headings.terms).toEqual([]);
  expect(decodeContent(stored.content, headings.headings).texts).toEqual([]);
});

test('numbers of any size survive', () => {
  const numbers = [0, 1, 31, 32, 33, 1023, 1024, 65_535, 1_000_000, 2 ** 30];
  expect(decodeNumbers(encodeNumbers(numbers))).toEqual(numbers);
  const wandering = [5, 3, 3, 0, 900, 2];
  expect(fromSteps(toSteps(wandering))).toEqual(wandering);
});

test('terms survive, also those that share much', () => {
  const terms = [
    '',
    'a',
    'ab',
    'b',
    'x'.repeat(40),
    `${'x'.repeat(40)}y`,
    'éa',
    '中文',
  ].sort();
  expect(decodeTerms(encodeTerms(terms))).toEqual(terms);
});
