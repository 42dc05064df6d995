import {describe, expect, test} from 'vitest';

import type {Manner} from '../../src/engine/query/manner';
import {
  errorNumberIn,
  readsLikeTrouble,
  recognizeManner,
} from '../../src/engine/query/recognize';
import {splitWords} from '../../src/engine/text/words';

const mannerOf = (query: string): Manner =>
  recognizeManner(query, splitWords(query).length);

describe('a query reads like', () => {
  test.each([
    ['name', '$getRoot'],
    ['name', 'registerUpdateListener()'],
    ['name', '@lexical/react'],
    ['name', 'FORMAT_TEXT_COMMAND'],
    ['name', 'editorState.read'],
    ['subject', 'IE11'],
    ['subject', 'HTML'],
    ['subject', 'custom nodes'],
    ['subject', 'undo'],
    ['subject', 'rich text editor'],
    ['sentence', 'how do i focus the editor'],
    ['sentence', 'what is getRoot'],
    ['sentence', 'stop tab from indenting'],
    ['error', 'Uncaught Error: Point.getNode: node not found'],
    ['error', 'Cannot use method in read-only mode'],
    ['error', 'TypeError: $getRoot is not a function'],
    ['error', 'Minified Lexical error #40; visit the page'],
    ['error', 'the node must be passed to createEditor'],
    ['code', 'editor.update(() => {'],
    ['code', 'const [editor] = useLexicalComposerContext();'],
    ['code', '<RichTextPlugin contentEditable={<ContentEditable />}'],
    ['code', "import {$getRoot} from 'lexical';"],
    ['code', 'selection.getNodes()'],
    ['code', '$insertNodes([node])'],
  ])('%s: %s', (manner, query) => {
    expect(mannerOf(query)).toBe(manner);
  });

  test('prose that speaks of a call is no code', () => {
    expect(mannerOf('what does the callback of editor.update() get')).not.toBe('code');
  });

  test('a question about an error is a question', () => {
    expect(mannerOf('why is my plugin not registered')).toBe('sentence');
  });
});

describe('trouble', () => {
  test.each([
    'why does my editor lose focus',
    'text is lost after reload',
    "it doesn't update",
    'cursor jumps to start',
    'selection is null',
    'no placeholder is shown',
  ])('is read in: %s', (query) => {
    expect(readsLikeTrouble(query)).toBe(true);
  });

  test.each([
    'content',
    'element of an event',
    'the current document',
    'insert text',
    // Somebody is about to type "custom nodes".
    'custom no',
  ])('is not read in: %s', (query) => {
    expect(readsLikeTrouble(query)).toBe(false);
  });
});

describe('the number of an error', () => {
  test.each([
    ['#40', '40'],
    ['error 8', '8'],
    ['lexical error #13', '13'],
    [
      'Minified Lexical error #113; visit https://lexical.dev/docs/error?code=113',
      '113',
    ],
    ['https://lexical.dev/docs/error?code=17&v=image', '17'],
    // As written by an error tracker.
    ['https://lexical.dev/docs/error%3Fcode=212', '212'],
    ['Error code: 66', '66'],
    ['error number 20', '20'],
    ['h1', null],
    ['start at #5 in a list', null],
    ['react 19', null],
    ['code block 2', null],
  ])('in "%s" is %s', (query, number) => {
    expect(errorNumberIn(query)).toBe(number);
  });
});
