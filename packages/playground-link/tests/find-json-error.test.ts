import {expect, test} from 'vitest';

import {findJsonError} from '../src/find-json-error';

test.each([
  '{}',
  ' [1, -2.5e3, "a\\n\\u00e9", true, false, null, {"a": {"b": []}}] \n',
  '"text"',
  '0',
])('%j is JSON', (text) => {
  expect(findJsonError(text)).toBeNull();
  expect(() => JSON.parse(text) as unknown).not.toThrow();
});

test.each([
  ['', 0],
  ['{"a": root}', 6],
  ['{"a": 1,}', 8],
  ['{a: 1}', 1],
  ['[1 2]', 3],
  ['[1', 2],
  ['{"a" 1}', 5],
  ['"line\nbreak"', 0],
  ['01', 1],
  ['{} {}', 3],
  ["{'a': 1}", 1],
])('%j is wrong at %i', (text, offset) => {
  expect(findJsonError(text)).toBe(offset);
  expect(() => JSON.parse(text) as unknown).toThrow();
});
