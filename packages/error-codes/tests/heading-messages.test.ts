import {describe, expect, test} from 'vitest';

import {readHeadingMessages, sharedWords} from '../src/lookup/heading-messages';

describe('a heading quotes a message', () => {
  test.each([
    [
      '"Attempted to create node … that was not configured to be used on the editor"',
      'Error: Create node: Attempted to create node CodeNode that was not configured to be used on the editor.',
    ],
    [
      '"Attempted to create node … that was not configured to be used on the editor"',
      'Attempted to create node X that was not configured',
    ],
    [
      '`Node CalloutNode has not been registered. Ensure node has been passed to createEditor.`',
      'Uncaught Error: Node PollNode has not been registered. Ensure node has been passed to createEditor.\n    at x',
    ],
    ['“document is not defined”', 'ReferenceError: document is not defined'],
    ['"TableNode is not registered" with tables', 'TableNode is not registered'],
  ])('%s is found by %s', (heading, text) => {
    expect(sharedWords(readHeadingMessages(heading), text)).toBeGreaterThan(2);
  });

  test.each([
    ['"document is not defined"', 'window is not defined'],
    ['"document is not defined"', 'is not'],
    ['The read-only mode', 'Cannot use method in read-only mode.'],
    ['Use `editor.read`', 'editor.read'],
  ])('%s is not found by %s', (heading, text) => {
    expect(sharedWords(readHeadingMessages(heading), text)).toBe(0);
  });

  test('the longer message counts more', () => {
    const text =
      'Create node: Attempted to create node CodeNode that was not configured';
    const short = readHeadingMessages('"Attempted to create node"');
    const long = readHeadingMessages(
      '"Attempted to create node … that was not configured"',
    );
    expect(sharedWords(long, text)).toBeGreaterThan(sharedWords(short, text));
  });
});

test('a heading names an error by its number', () => {
  expect(
    readHeadingMessages('"Minified Lexical error #101" after Enter').numbers,
  ).toEqual([101]);
  expect(readHeadingMessages('Error boundaries').numbers).toEqual([]);
});
