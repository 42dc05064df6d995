import {expect, test} from 'vitest';

import {find, indexOf, pagesOf} from '../support/find';

test('a title comes before a heading, and a heading before text', () => {
  const index = indexOf([
    {paragraphs: ['about themes'], title: 'First'},
    {headings: [{level: 2, text: 'Use themes'}], title: 'Second'},
    {title: 'Use themes now'},
  ]);
  expect(find(index, 'themes')).toEqual([
    'Use themes now',
    'Use themes',
    'about themes',
  ]);
});

test('among equals the page with the higher rank comes first', () => {
  const index = indexOf([
    {path: '/a', title: 'Theming'},
    {pageRank: 2, path: '/b', title: 'Theming'},
  ]);
  expect(pagesOf(index, 'theming')).toEqual(['/b', '/a']);
});

test('a preference decides among near equals, not against a better match', () => {
  const index = indexOf([
    {headings: [{level: 2, text: 'Plain text'}], path: '/a', title: 'One'},
    {headings: [{level: 2, text: 'Plain text'}], path: '/b', title: 'Two'},
    {paragraphs: ['some text that is plain'], path: '/c', title: 'Three'},
  ]);
  const prefer = (path: string) => ({
    preference: (record: number) =>
      index.data.pages[index.pages[record] ?? 0]?.path === path ? 0.03 : 0,
  });
  expect(pagesOf(index, 'plain text', prefer('/a'))).toEqual(['/a', '/b', '/c']);
  expect(pagesOf(index, 'plain text', prefer('/b'))).toEqual(['/b', '/a', '/c']);
  expect(pagesOf(index, 'plain text', prefer('/c'))).toEqual(['/a', '/b', '/c']);
});

test('one spelling is a symbol, the other a subject', () => {
  const index = indexOf([
    {pageRank: 3, path: '/guide', title: 'Editor state'},
    {
      headings: [{kind: 'class', level: 3, text: 'EditorState'}],
      path: '/api',
      title: 'core',
    },
  ]);
  expect(pagesOf(index, 'editor state')[0]).toBe('/guide');
  expect(pagesOf(index, 'EditorState')[0]).toBe('/api');
  expect(pagesOf(index, 'editorstate')[0]).toBe('/api');
});

test('a subject comes before a member that is called by the same plain word', () => {
  const index = indexOf([
    {
      headings: [
        {kind: 'interface', level: 3, text: 'Config'},
        {kind: 'member', level: 4, text: 'html'},
      ],
      path: '/api',
      title: 'core',
    },
    {path: '/guide', title: 'HTML in and out'},
  ]);
  expect(pagesOf(index, 'html')[0]).toBe('/guide');
});

test('a question prefers a guide, a name prefers the reference', () => {
  const index = indexOf([
    {
      headings: [{kind: 'function', level: 3, text: 'clearEditor'}],
      path: '/api',
      title: 'core',
    },
    {
      headings: [{level: 2, text: 'How do I clear an editor?'}],
      path: '/guide',
      title: 'Answers',
    },
  ]);
  expect(pagesOf(index, 'how do I clear the editor')[0]).toBe('/guide');
  expect(pagesOf(index, 'clear editor')[0]).toBe('/api');
});

test('a question that names a symbol finds it', () => {
  const index = indexOf([
    {
      headings: [{kind: 'function', level: 3, text: '$getRoot'}],
      path: '/api',
      title: 'core',
    },
    {
      headings: [{level: 2, text: 'What the root is'}],
      path: '/guide',
      title: 'Answers',
    },
  ]);
  expect(pagesOf(index, 'what is $getRoot()')[0]).toBe('/api');
});

test('a sentence prefers prose to the same words in a reference', () => {
  const paragraphs = ['Sets the initial value of a field.'];
  const index = indexOf([
    {
      headings: [{kind: 'function', level: 3, paragraphs, text: 'prepare'}],
      pageRank: 2,
      path: '/api',
      title: 'core',
    },
    {paragraphs, path: '/guide', title: 'Forms'},
  ]);
  expect(pagesOf(index, 'set the initial value of a field')[0]).toBe('/guide');
});

test('what stands for a word in two words of its own counts where both stand, as the worse of them does', () => {
  const index = indexOf(
    [
      {headings: [{level: 2, text: 'Context'}], paragraphs: ['A menu.'], title: 'One'},
      {headings: [{level: 2, text: 'Context menu'}], title: 'Two'},
      {paragraphs: ['The context of a node.'], title: 'Three'},
      {paragraphs: ['A menu of blocks.'], title: 'Four'},
      {
        headings: [{level: 2, text: 'Menu'}],
        paragraphs: ['The context.'],
        title: 'Five',
      },
      {paragraphs: ['Right of the context menu.'], title: 'Six'},
    ],
    [{from: ['rightclick'], to: ['context menu']}],
  );
  expect(find(index, 'rightclick')).toEqual([
    'Context menu',
    'Right of the context menu.',
  ]);
});
