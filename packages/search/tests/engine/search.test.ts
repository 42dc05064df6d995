import {describe, expect, test} from 'vitest';

import {find, indexOf, pagesOf} from '../support/find';

const site = indexOf(
  [
    {
      headings: [
        {
          kind: 'function',
          level: 3,
          paragraphs: ['Returns the root node.'],
          text: '$getRoot',
        },
        {kind: 'function', level: 3, text: '$getRootOwner'},
        {kind: 'class', level: 3, text: 'LexicalEditor'},
        {kind: 'method', level: 4, text: 'registerUpdateListener()'},
        {kind: 'method', level: 4, text: 'registerCommand()'},
        {kind: 'command', level: 3, text: 'INSERT_TABLE_COMMAND'},
        {kind: 're-export', level: 3, text: 'createState'},
      ],
      path: '/docs/api/modules/lexical',
      title: 'lexical',
    },
    {
      headings: [{kind: 'function', level: 3, text: 'createState'}],
      path: '/docs/api/modules/zz_state',
      title: 'zz-state',
    },
    {
      headings: [
        {
          level: 2,
          paragraphs: ['The update listener runs after every update of the editor.'],
          text: 'After an update',
        },
        {level: 2, paragraphs: ['Call $getRoot to begin.'], text: 'The root'},
      ],
      paragraphs: ['Listeners tell your code what the editor has done.'],
      path: '/docs/concepts/listeners',
      title: 'Listeners',
    },
    {
      headings: [
        {level: 2, paragraphs: ['Serialize to HTML or JSON.'], text: 'Export HTML'},
      ],
      path: '/docs/concepts/serialization',
      title: 'Serialization',
    },
    {
      paragraphs: ['Bindings for React.', 'A composer and plugins.'],
      path: '/docs/packages/lexical-react',
      title: '@lexical/react',
    },
  ],
  [{from: ['stringify'], to: ['serialize']}, {to: ['markup', 'html']}],
);

describe('names', () => {
  test.each([
    '$getRoot',
    'getRoot',
    'getRoot()',
    'getroot',
    'GETROOT',
    'get root',
    'get_root',
  ])('%s finds $getRoot first', (query) => {
    expect(find(site, query)[0]).toBe('$getRoot');
  });

  test.each([
    'update listener',
    'updateListener',
    'updatelis',
    'registerUpdate',
    'registerupdatelist',
  ])('%s finds registerUpdateListener()', (query) => {
    expect(find(site, query)).toContain('registerUpdateListener()');
  });

  test.each([
    'insert table',
    'table command',
    'INSERT_TABLE',
    'insertTableCommand',
    'insert-table',
  ])('%s finds INSERT_TABLE_COMMAND', (query) => {
    expect(find(site, query)[0]).toBe('INSERT_TABLE_COMMAND');
  });

  test.each(['@lexical/react', 'lexical-react', 'lexical/react', 'lexical react'])(
    '%s finds the page of the package first',
    (query) => {
      expect(find(site, query)[0]).toBe('@lexical/react');
    },
  );

  test('a part is matched from its start, never from its middle', () => {
    expect(find(site, 'istener')).not.toContain('registerUpdateListener()');
  });

  test('a symbol comes before the same name passed on by another module', () => {
    expect(pagesOf(site, 'createState').slice(0, 2)).toEqual([
      '/docs/api/modules/zz_state',
      '/docs/api/modules/lexical',
    ]);
  });
});

describe('typos', () => {
  test.each([
    ['lisetners', 'Listeners'],
    ['listners', 'Listeners'],
    ['serialisation', 'Serialization'],
    ['seralizatoin', 'Serialization'],
    ['registerUpdateListner', 'registerUpdateListener()'],
    ['regsterupdatelistner', 'registerUpdateListener()'],
    ['serilaiz', 'Serialization'],
    // In a part that is too short for typos.
    ['gtRoot', '$getRoot'],
  ])('%s finds %s', (query, expected) => {
    expect(find(site, query)[0]).toBe(expected);
  });

  test('an inflection that nobody wrote finds its stem', () => {
    const index = indexOf([{title: 'Export'}]);
    expect(find(index, 'expporting')).toEqual(['Export']);
  });

  test.each(['html package', 'html pacage', 'html packa'])(
    '"%s" asks for a package',
    (query) => {
      const index = indexOf([
        {paragraphs: ['A package.'], title: 'HTML'},
        {path: '/packages/html', title: '@lexical/html'},
      ]);
      expect(find(index, query)[0]).toBe('@lexical/html');
    },
  );

  test('a short word is taken as it is', () => {
    expect(find(site, 'roo')).not.toEqual([]);
    expect(find(site, 'rxt ')).toEqual([]);
  });

  test('what nobody wrote finds nothing', () => {
    expect(find(site, 'xyzzyqwv')).toEqual([]);
  });
});

describe('words', () => {
  test('a question is answered by the words that decide', () => {
    expect(find(site, 'how do I export html?')[0]).toBe('Export HTML');
  });

  test('a word that is nowhere does not hide what the others find', () => {
    expect(find(site, 'export html wibblefrotz')[0]).toBe('Export HTML');
  });

  test('the words of a question decide when there are no others', () => {
    expect(find(site, 'what the')).toContain(
      'Listeners tell your code what the editor has done.',
    );
  });

  test('inflections are the same word', () => {
    expect(find(site, 'listener')[0]).toBe('Listeners');
    expect(find(site, 'serializing')).toContain('Serialize to HTML or JSON.');
  });

  test('synonyms are found, one way or both', () => {
    expect(find(site, 'stringify')).toContain('Serialize to HTML or JSON.');
    expect(find(site, 'markup')).toContain('Export HTML');
    expect(find(site, 'serialize')).not.toContain('stringify');
  });

  test('diacritics and case make no difference', () => {
    expect(find(site, 'LÌSTENERS')[0]).toBe('Listeners');
  });
});

describe('limits', () => {
  const long = indexOf([
    {
      headings: Array.from({length: 9}, (_, n) => ({
        level: 2 as const,
        text: `Node ${String(n)}`,
      })),
      title: 'Nodes',
    },
    {title: 'Another node'},
  ]);

  test('no page gives more hits than the limit', () => {
    expect(find(long, 'node', {distinct: 3})).toHaveLength(4);
    expect(find(long, 'node', {distinct: 0})).toHaveLength(11);
  });

  test('each symbol of a reference page has a limit of its own', () => {
    const symbols = ['createNode', 'copyNode', 'isNode'].map((text) => ({
      kind: 'function',
      level: 3 as const,
      text,
    }));
    const index = indexOf([{headings: symbols, title: 'module'}]);
    expect(find(index, 'node', {distinct: 1})).toHaveLength(3);
  });

  test('only records that are accepted are found', () => {
    expect(find(site, 'listeners', {accepts: () => false})).toEqual([]);
  });

  test('only the levels that were asked for are searched', () => {
    expect(find(site, 'html', {levels: new Set([7])})).toEqual([
      'Serialize to HTML or JSON.',
    ]);
  });

  test('an empty query returns everything, titles first', () => {
    const all = find(site, '');
    expect(all).toHaveLength(site.recordCount);
    expect(all.slice(0, 2)).toEqual(['lexical', 'zz-state']);
    expect(find(site, '  ')).toEqual(all);
  });

  test.each(['😀', '!?…', '"()"', '$'])(
    '%s, which holds no word, finds nothing',
    (query) => {
      expect(find(site, query)).toEqual([]);
    },
  );
});
