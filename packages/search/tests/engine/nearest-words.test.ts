import {expect, test} from 'vitest';

import {nearestWords} from '../../src/engine/query/nearest-words';
import {search} from '../../src/engine/search';
import {indexOf} from '../support/find';

const index = indexOf([
  {title: 'Beacon'},
  {title: 'Reason'},
  {title: 'Selection', headings: [{level: 2, text: 'Why a selection is lost'}]},
  {title: 'Election'},
]);

const wordsFor = (query: string) => nearestWords(index, search(index, {query}).plan);

test('a word typed by ear leads to the word', () => {
  expect(wordsFor('slecshun')[0]).toBe('selection');
});

test('of words that are equally near, those that begin alike come first', () => {
  expect(wordsFor('rexcon')).toEqual(['reason', 'beacon']);
  expect(wordsFor('bexson')).toEqual(['beacon', 'reason']);
});

test('of words that are equally near and begin alike, the more frequent comes first', () => {
  expect(wordsFor('xylection').slice(0, 2)).toEqual(['selection', 'election']);
});

test('what resembles nothing leads nowhere', () => {
  expect(wordsFor('xyzzy')).toEqual([]);
  expect(wordsFor('!?')).toEqual([]);
});
