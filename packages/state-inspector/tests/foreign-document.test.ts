import {describe, expect, test} from 'vitest';

import {inspect, paragraph, stateOf, text} from './support';

const TIPTAP = {
  type: 'doc',
  content: [
    {type: 'heading', attrs: {level: 2}, content: [{type: 'text', text: 'Plan'}]},
    {
      type: 'bulletList',
      content: [
        {
          type: 'listItem',
          content: [
            {
              type: 'paragraph',
              content: [{type: 'text', marks: [{type: 'bold'}], text: 'One'}],
            },
          ],
        },
      ],
    },
  ],
};

const PROSEMIRROR = {
  type: 'doc',
  content: [
    {type: 'bullet_list', content: [{type: 'list_item', content: []}]},
    {
      type: 'paragraph',
      content: [{type: 'text', marks: [{type: 'strong'}], text: 'One'}],
    },
  ],
};

const SLATE = [
  {type: 'paragraph', children: [{text: 'One '}, {text: 'two', bold: true}]},
  {type: 'image', url: 'a.png', children: [{text: ''}]},
];

const DRAFT = {
  blocks: [
    {
      key: 'a1b2c',
      text: 'One',
      type: 'unstyled',
      depth: 0,
      inlineStyleRanges: [],
      entityRanges: [],
      data: {},
    },
  ],
  entityMap: {},
};

const QUILL = {ops: [{insert: 'One'}, {insert: '\n', attributes: {header: 1}}]};

describe.each([
  ['a document of Tiptap', TIPTAP, '/docs/migrate/tiptap#convert'],
  ['a document of ProseMirror', PROSEMIRROR, '/docs/migrate/tiptap#convert'],
  [
    'a document of Tiptap or ProseMirror',
    {type: 'doc', content: [{type: 'paragraph'}]},
    '/docs/migrate/tiptap#convert',
  ],
  ['a document of Slate', SLATE, '/docs/migrate/slate#convert'],
  ['a document of Slate', {children: SLATE}, '/docs/migrate/slate#convert'],
  ['raw content of Draft.js', DRAFT, '/docs/migrate/draft-js#convert'],
  ['a Delta of Quill', QUILL, '/docs/migrate/quill#convert'],
  ['a Delta of Quill', QUILL.ops, '/docs/migrate/quill#convert'],
])('%s', (name, document, page) => {
  test.each([
    ['itself', document],
    ['in a string', JSON.stringify(document)],
    ['in another object', {id: 7, content: document}],
  ])('is called by its name, and nothing else is said: %s', (_, value) => {
    const {findings, repaired} = inspect(value);
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({
      rule: 'foreign-document',
      severity: 'error',
      message: `This is ${name}, not an editor state of Lexical.`,
      page,
    });
    expect(repaired).toBeUndefined();
  });
});

test.each([
  ['a state', stateOf(paragraph(text('One')))],
  ['its nodes', [paragraph(text('One'))]],
  ['its root', stateOf(paragraph(text('One'))).root],
  ['a state with a node of another editor', stateOf({type: 'doc', content: []})],
  ['an empty list', []],
  ['something else', {blocks: 'none', ops: 3}],
])('%s is not taken for the document of another editor', (_, value) => {
  const rules = inspect(value).findings.map(({rule}) => rule);
  expect(rules).not.toContain('foreign-document');
});
