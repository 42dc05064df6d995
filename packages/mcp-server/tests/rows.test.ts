import {expect, test} from 'vitest';

import {rowOf} from '../src/built-site/rows';

const ERRORS = `## All numbers

Each number with its sentence.

| Number | Sentence |
| --- | --- |
| 29 | \`The first\` |
| 290 | \`Does not subclass LexicalNode\` |
| 291 | \`Another\` |`;

test('an anchor of a row returns the row with its heading and the head of its table', () => {
  expect(rowOf(ERRORS, 'code-290')).toBe(
    '## All numbers\n\n| Number | Sentence |\n| --- | --- |\n| 290 | `Does not subclass LexicalNode` |',
  );
});

test('rows of changes are found by the pull request that they link to', () => {
  const section =
    '## Lists\n\n| Fixed | In |\n| --- | --- |\n| One ([#93001](https://x/93001)) | 0.49 |\n| Two ([#9300](https://x/9300)) | 0.50 |';
  expect(rowOf(section, 'pr-9300-2')?.split('\n').at(-1)).toMatch(/^\| Two/);
});

test('anchors of headings, and of rows that are not there, return nothing', () => {
  expect(rowOf(ERRORS, 'all-numbers')).toBeUndefined();
  expect(rowOf(ERRORS, 'code-999')).toBeUndefined();
});
