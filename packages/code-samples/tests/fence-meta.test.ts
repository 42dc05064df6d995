import {describe, expect, test} from 'vitest';

import {parseFenceMeta} from '../src/fence/fence-meta';

const where = {file: 'page.mdx', line: 7};

test('title, line numbers, lines, place and reason are read in any order', () => {
  const meta = parseFenceMeta(
    `run="dom" {2,4-6} showLineNumbers title="a b.ts" no-check='why {1}'`,
    where,
  );
  expect(meta).toEqual({
    title: 'a b.ts',
    showLineNumbers: true,
    hasJavaScript: false,
    given: [],
    highlightedLines: new Set([2, 4, 5, 6]),
    run: 'dom',
    noCheck: 'why {1}',
  });
});

test('an empty meta asks for nothing', () => {
  const nothing = {
    showLineNumbers: false,
    hasJavaScript: false,
    given: [],
    highlightedLines: new Set(),
  };
  expect(parseFenceMeta(null, where)).toEqual(nothing);
  expect(parseFenceMeta('', where)).toEqual(nothing);
});

test('run alone leaves the place to the runner', () => {
  expect(parseFenceMeta('run', where).run).toBe('auto');
});

describe('refused', () => {
  test.each([
    ['run="moon"', 'A code fence asks to run in "moon"'],
    ['title', 'The word "title" of a code fence has no value.'],
    ['no-check=" "', 'expected: no-check="reason"'],
    ['{0}', 'The line range {0} of a code fence cannot be read.'],
    ['{a}', 'The line range {a} of a code fence cannot be read.'],
    ['toString', 'The word "toString" after a code fence\'s language is unknown.'],
  ])('%s', (meta, message) => {
    expect(() => parseFenceMeta(meta, where)).toThrow(message);
    expect(() => parseFenceMeta(meta, where)).toThrow('where:    page.mdx:7\n');
  });
});
