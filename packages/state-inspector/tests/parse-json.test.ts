import {describe, expect, test} from 'vitest';

import {JsonError} from '../src/json/json-error';
import {parseJson} from '../src/json/parse-json';
import {placesOf} from '../src/json/place-of';
import {writeJson} from '../src/json/write-json';

describe('JSON is read and written as the browser does', () => {
  const texts = [
    '{"a":[1,-2.5e3,true,false,null,"x\\n\\u00e9\\"",{}],"b":{"c":[]}}',
    ' [ 1 , {"a" : "b"} ] ',
    '"only a string"',
    '0',
  ];
  for (const text of texts) {
    test(text, () => {
      const {value} = parseJson(text);
      expect(value).toEqual(JSON.parse(text));
      expect(writeJson(value)).toBe(JSON.stringify(JSON.parse(text)));
    });
  }
});

describe('the first wrong character is named with what should be there', () => {
  const cases: readonly [text: string, offset: number, expected: string][] = [
    ['', 0, 'a value'],
    ['{"a":1,}', 7, 'a name in double quotes'],
    ['[1,]', 3, 'a value'],
    ['[1 2]', 3, 'a comma or "]"'],
    ["{'a':1}", 1, 'a name in double quotes'],
    ['{"a" 1}', 5, 'a colon'],
    ['{"a":1}}', 7, 'nothing after the last bracket'],
    ['["a', 3, 'the double quote that ends the text'],
    ['["\\x"]', 2, 'an escape such as \\n or \\u00e9'],
    ['{"a":undefined}', 5, 'a value'],
    ['[1', 2, 'a comma or "]"'],
  ];
  for (const [text, offset, expected] of cases) {
    test(`${text} at ${offset}`, () => {
      expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError);
      expect(() => parseJson(text)).toThrow(new JsonError(offset, expected));
      try {
        parseJson(text);
      } catch (error) {
        expect((error as JsonError).offset).toBe(offset);
      }
    });
  }
});

test('200,000 levels need no stack, in either direction', () => {
  const depth = 200_000;
  const text = '['.repeat(depth) + ']'.repeat(depth);
  const {value, spans} = parseJson(text);
  expect(spans.get(value as object)).toEqual({start: 0, end: text.length});
  expect(writeJson(value)).toBe(text);
});

test('a name such as __proto__ changes no object', () => {
  const {value} = parseJson('{"__proto__":{"isAdmin":true}}');
  expect((value as {isAdmin?: boolean}).isAdmin).toBeUndefined();
  expect(writeJson(value)).toBe('{"__proto__":{"isAdmin":true}}');
});

test('names that occur twice are reported with their place', () => {
  const text = '{"a":1,\n"a":2}';
  const [repeated] = parseJson(text).repeated;
  expect(repeated?.name).toBe('a');
  expect(placesOf(text)(repeated?.offset ?? 0)).toMatchObject({line: 2, column: 1});
});
