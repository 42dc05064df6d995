import {expect, test} from 'vitest';

import {Dictionary} from '../../src/engine/query/dictionary';
import {editDistance, prefixEditDistance} from '../../src/engine/query/edit-distance';

test.each([
  ['listener', 'listener', 0],
  ['listner', 'listener', 1],
  ['lisstener', 'listener', 1],
  ['lisdener', 'listener', 1],
  ['lsitener', 'listener', 1],
  ['lsitner', 'listener', 2],
  ['kistener', 'listener', 2],
])('%s is %s with %i edits', (typed, term, edits) => {
  expect(editDistance(typed, term, 2)).toBe(edits);
});

test('a distance beyond the limit is only known to be beyond it', () => {
  expect(editDistance('abcdef', 'uvwxyz', 2)).toBeGreaterThan(2);
});

test.each([
  ['seril', 'serialization', 1],
  ['sreial', 'serialization', 1],
  ['serial', 'serialization', 0],
])('%s is the beginning of %s with %i edits', (typed, term, edits) => {
  expect(prefixEditDistance(typed, term, 2)).toBe(edits);
});

test('a dictionary finds a swap of two letters as one typo', () => {
  const dictionary = new Dictionary(['editor', 'listener', 'selection'].sort());
  expect(dictionary.similar('slection', 1)).toEqual([{edits: 1, index: 2}]);
  expect(dictionary.similar('edtior', 1)).toEqual([{edits: 1, index: 0}]);
});

test('a dictionary finds exactly the terms that a count over all terms finds', () => {
  const letters = 'abc';
  const terms = Array.from({length: 300}, (_, number) =>
    number
      .toString(3)
      .padStart(6, '0')
      .replace(/\d/gu, (digit) => letters[Number(digit)] ?? ''),
  ).sort();
  const dictionary = new Dictionary(terms);
  for (const typed of ['aabbcc', 'abacab', 'bcabca', 'aaaaa', 'ccabaab']) {
    for (const limit of [1, 2]) {
      const found = dictionary.similar(typed, limit).map(({index}) => index);
      const counted = terms.flatMap((term, index) =>
        editDistance(typed, term, limit) <= limit ? [index] : [],
      );
      expect(found.sort((left, right) => left - right)).toEqual(counted);
    }
  }
});
