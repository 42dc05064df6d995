import {expect, test} from 'vitest';

import {Occurrence, termsOf} from '../../src/engine/text/terms';
import {nameKey, splitWords} from '../../src/engine/text/words';

const atoms = (text: string) =>
  splitWords(text).map((word) => word.atoms.map((atom) => atom.term).join('+'));

test.each([
  ['registerUpdateListener', 'register+update+listener'],
  ['$getRoot()', 'get+root'],
  ['INSERT_TABLE_COMMAND', 'insert+table+command'],
  ['@lexical/react', 'lexical+react'],
  ['@lexical/react/LexicalComposer', 'lexical+react+lexical+composer'],
  ['read-only', 'read+only'],
  ['$getHTMLContent', 'get+html+content'],
  ['isRTL', 'is+rtl'],
  ['URLs', 'urls'],
  ['getURLs', 'get+urls'],
  ['HTMLselect', 'htm+lselect'],
  ['editor.update', 'editor+update'],
  ['A11yExtension', 'a11y+extension'],
  ['Café', 'cafe'],
  ["don't", 'dont'],
  ['don’t', 'dont'],
])('%s is split into %s', (text, expected) => {
  expect(atoms(text)).toEqual([expected]);
});

test('words are separated by spaces and signs', () => {
  expect(atoms('What is a node, and why? (See below.)')).toEqual(
    'what is a node and why see below'.split(' '),
  );
});

test('atoms keep their place in the original text', () => {
  const text = 'Call Éditeur.$getRoot now';
  const places = splitWords(text).flatMap((word) =>
    word.atoms.map((atom) => text.slice(atom.start, atom.end)),
  );
  expect(places).toEqual(['Call', 'Éditeur', 'get', 'Root', 'now']);
});

test('a code name is indexed whole, by its parts, and from each part on', () => {
  expect(Object.fromEntries(termsOf('registerUpdateListener'))).toEqual({
    listener: Occurrence.PART,
    register: Occurrence.PART,
    registerupdatelistener: Occurrence.WORD,
    update: Occurrence.PART,
    updatelistener: Occurrence.PART,
  });
});

test('a word that stands alone and in a name counts as a word', () => {
  expect(termsOf('TextNode is a node').get('node')).toBe(Occurrence.WORD);
});

test.each([
  '$getRoot',
  'getRoot',
  'getRoot()',
  'getroot',
  'get root',
  'GET_ROOT',
  '@get/root',
])('%s has the same key as $getRoot', (written) => {
  expect(nameKey(written)).toBe('getroot');
});

test('a long chain of words has no joined form', () => {
  expect([...termsOf('a/b/c/d/e/f/g/h/i').keys()]).toEqual('abcdefghi'.split(''));
});

test('signs alone hold no words', () => {
  expect(splitWords('$ @ () {} — … 👍')).toEqual([]);
});
