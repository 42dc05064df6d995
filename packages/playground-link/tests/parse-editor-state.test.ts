import {expect, test} from 'vitest';

import {parseContent} from '../src/parse-content';
import {parseEditorStateJson} from '../src/parse-editor-state';

const REFUSED: readonly [title: string, value: unknown, where: string, what: RegExp][] =
  [
    ['a list', [], 'the JSON', /not the JSON of an editor state/],
    ['an object without a root', {}, 'the JSON', /not the JSON of an editor state/],
    [
      'a root of another type',
      {root: {type: 'paragraph', children: []}},
      'the JSON',
      /not the JSON of an editor state/,
    ],
    [
      'a root without children',
      {root: {type: 'root'}},
      'the JSON, root.children',
      /no list/,
    ],
    [
      'children that are an object',
      {root: {type: 'root', children: [{type: 'paragraph', children: {}}]}},
      'the JSON, root.children[0].children',
      /“paragraph” has children that are no list/,
    ],
    [
      'a node that is a text',
      {root: {type: 'root', children: [{type: 'paragraph', children: ['x']}]}},
      'the JSON, root.children[0].children[0]',
      /no type/,
    ],
    [
      'a line break in the root',
      {root: {type: 'root', children: [{type: 'linebreak'}]}},
      'the JSON, root.children[0]',
      /“linebreak”, which is only allowed inside a block/,
    ],
  ];

test.each(REFUSED)('%s is refused with its place', (_title, value, where, what) => {
  let thrown: unknown;
  try {
    parseEditorStateJson(value, 'the JSON');
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toMatchObject({
    problem: {where, what: expect.stringMatching(what) as string},
  });
});

test('an editor state passes as it is', () => {
  const state = {root: {type: 'root', children: [{type: 'paragraph', children: []}]}};
  expect(parseEditorStateJson(state, 'the JSON')).toBe(state);
});

test('switches that are no booleans are dropped', () => {
  const state = {root: {type: 'root', children: []}};
  const text = JSON.stringify({state, plugins: {table: false, link: 'yes'}});
  expect(parseContent(text, 'the link').plugins).toEqual({table: false});
});

test('content without a document is refused', () => {
  expect(() => parseContent('{"plugins": {}}', 'the link')).toThrow(
    /There is no document/,
  );
});
