import {expect, test} from 'vitest';

import {buildIndex} from '../../src/engine/index/build-index';
import {openIndex, textAt} from '../../src/engine/index/search-index';
import {openingOf} from '../../src/protocol/section-text';
import {samplePage} from '../support/sample-pages';

const ROWS = [
  'The caret jumps after undo.',
  'A link is lost when text is pasted.',
  'Dragging an image leaves an empty paragraph.',
];

const withRows = samplePage({
  headings: [{level: 2, paragraphs: ROWS, text: 'Fixed bugs'}],
  title: 'Upgrade',
});

/** Rows of a table, each with its own URL. */
const PAGE = {
  ...withRows,
  entries: withRows.entries.map((entry) =>
    entry.type === 'content'
      ? {...entry, anchor: `row-${String(ROWS.indexOf(entry.text))}`}
      : entry,
  ),
};

const GUIDE = samplePage({
  headings: [
    {
      level: 2,
      paragraphs: ['Text and an image.', 'An undo step.', 'Links.'],
      text: 'Caret',
    },
  ],
  title: 'Guide',
});

const index = openIndex(buildIndex([PAGE, GUIDE], [], 'https://example.com'));

test('a row with an address of its own is a section of its own', () => {
  const rows = ROWS.map((row) => recordOf(row));
  expect(rows.map((row) => index.sections[row])).toEqual(rows);
  const plain = recordOf('Links.');
  expect(index.sections[plain]).toBe(recordOf('Caret'));
});

test('a row opens with its own sentence', () => {
  expect(openingOf(index, recordOf(ROWS[1] ?? ''))).toBe(ROWS[1]);
});

function recordOf(text: string): number {
  return Array.from({length: index.recordCount}, (_, record) => record).findIndex(
    (record) => textAt(index, record) === text,
  );
}
