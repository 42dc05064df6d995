import {describe, expect, test} from 'vitest';

import {
  fillMessage,
  readQuery,
  readReport,
  searchErrors,
  writeQuery,
} from '../src/lookup/find-errors';

const errors = [
  {code: 13, message: 'Cannot use method in read-only mode.'},
  {code: 17, message: 'parseEditorState: type "%s" + not found'},
  {
    code: 63,
    message: "Expected node with key %s to exist but it's not in the nodeMap.",
  },
  {
    code: 226,
    message: 'ElementNode.splice: start + deleteCount > oldSize (%s + %s > %s)',
  },
];

describe('the query of the page', () => {
  test('names a number and the values, in their order', () => {
    expect(readQuery('?code=17&v=heading')).toEqual({code: 17, values: ['heading']});
    expect(readQuery('?v=a&code=226&v=b&v=')).toEqual({
      code: 226,
      values: ['a', 'b', ''],
    });
  });

  test('without a number is none', () => {
    expect(readQuery('')).toBeUndefined();
    expect(readQuery('?code=seventeen')).toBeUndefined();
  });

  test('is written as it is read', () => {
    const report = {code: 17, values: ['a & b', 'ü']};
    expect(readQuery(writeQuery(report))).toEqual(report);
  });
});

describe('a pasted text leads to its error', () => {
  test.each([
    [
      'Uncaught Error: Minified Lexical error #17; visit https://lexical.dev/docs/error?code=17&v=heading for the full message or use the non-minified dev environment for full errors and additional helpful warnings.\n    at t (main.js:1:200)',
      17,
      ['heading'],
    ],
    ['https://lexical.dev/docs/error?code=226&v=0&v=2&v=0', 226, ['0', '2', '0']],
    ['Minified Lexical warning #13; visit', 13, []],
    ['#63', 63, []],
    [' 63 ', 63, []],
    [
      "Error: Expected node with key 12 to exist but it's not in the nodeMap.\n    at x",
      63,
      ['12'],
    ],
    ['parseEditorState: type "list item" + not found', 17, ['list item']],
    [
      'ElementNode.splice: start + deleteCount > oldSize (0 + 2 > 0)',
      226,
      ['0', '2', '0'],
    ],
  ])('%j', (text, code, values) => {
    expect(readReport(text, errors)).toEqual({code, values});
  });

  test('other text leads nowhere', () => {
    expect(readReport('key not found 12', errors)).toBeUndefined();
    expect(readReport('', errors)).toBeUndefined();
  });
});

test('a search finds the messages that have all words', () => {
  const found = (text: string) => searchErrors(text, errors).map(({code}) => code);
  expect(found('not FOUND')).toEqual([17]);
  expect(found('node key')).toEqual([63]);
  expect(found('22')).toEqual([226]);
  expect(found('unicorn')).toEqual([]);
});

test('values are put into their places, and places without a value stay open', () => {
  expect(fillMessage('a "%s" and %s', ['x'])).toEqual([
    {text: 'a "'},
    {value: 'x'},
    {text: '" and '},
    {value: undefined},
  ]);
});
