import {describe, expect, test} from 'vitest';

import {SynonymTable} from '../../src/engine/query/synonym-table';
import {splitWords} from '../../src/engine/text/words';

const table = new SynonymTable([
  {from: ['hotkey', 'key binding'], to: ['keyboard shortcut']},
  {from: ['youtube', 'embed', 'youtube embed'], to: ['decorator node']},
  {from: ['get started', 'tutorial'], to: ['quick start']},
  {from: ['ie11'], to: ['supported browsers']},
  {from: ['block'], to: ['element node']},
  {from: ['custom node'], to: ['nodes']},
  {to: ['caret', 'cursor']},
]);

const ask = (query: string, {isWord = true, prefix = false} = {}) =>
  table
    .alternatives(
      splitWords(query).flatMap(({atoms}) => atoms.map(({term}) => term)),
      prefix,
      () => isWord,
    )
    .map(({from, terms, to}) => ({
      for: `${String(from)}-${String(to)}`,
      is: terms.map(({term}) => term).join(' '),
    }));

const shortcut = [{for: '0-1', is: 'keyboard shortcut'}];

describe('a phrase is found', () => {
  test.each([
    ['as it is', 'hotkey', shortcut],
    ['in another inflection', 'hotkeys', shortcut],
    ['in any case', 'HOTKEY', shortcut],
    ['written in two words', 'hot key', [{for: '0-2', is: 'keyboard shortcut'}]],
    ['written as one', 'keybinding', shortcut],
    [
      'of several words, each inflected',
      'getting started',
      [{for: '0-2', is: 'quick start'}],
    ],
    ['split at its capitals', 'IE11', [{for: '0-2', is: 'supported browsers'}]],
    ['split by a space', 'ie 11', [{for: '0-2', is: 'supported browsers'}]],
    ['beside other words', 'add hotkeys', [{for: '1-2', is: 'keyboard shortcut'}]],
  ])('%s', (_, query, alternatives) => {
    expect(ask(query)).toEqual(alternatives);
  });
});

test('what stands for each other is found both ways, and not for itself', () => {
  expect(ask('cursor')).toEqual([{for: '0-1', is: 'caret'}]);
  expect(ask('caret')).toEqual([{for: '0-1', is: 'cursor'}]);
  expect(ask('keyboard shortcut')).toEqual([]);
});

test('what stands for several words of a query pays once, for the most of them', () => {
  expect(ask('youtube embed')).toEqual([{for: '0-2', is: 'decorator node'}]);
});

test('a synonym does not pay for what is typed beside it', () => {
  expect(ask('block elements')).toEqual([]);
  expect(ask('add a custom node')).toEqual([]);
});

test('what stands for the whole query may repeat its words', () => {
  expect(ask('custom nodes')).toEqual([{for: '0-2', is: 'nodes'}]);
});

describe('a word that is not finished', () => {
  test('stands for the phrases that it begins', () => {
    expect(ask('tuto', {prefix: true})).toEqual([{for: '0-1', is: 'quick start'}]);
    expect(ask('tuto')).toEqual([]);
  });

  test('is too short to guess with three letters', () => {
    expect(ask('tut', {prefix: true})).toEqual([]);
  });
});

test('a typo is forgiven in a word that the site does not know, and in no other', () => {
  expect(ask('tutoral', {isWord: false})).toEqual([{for: '0-1', is: 'quick start'}]);
  expect(ask('custom noode', {isWord: false})).toEqual([{for: '0-2', is: 'nodes'}]);
  expect(ask('tutoral')).toEqual([]);
});
