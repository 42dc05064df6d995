import {describe, expect, test} from 'vitest';

import {planQuery} from '../../src/engine/query/query-plan';
import {SynonymTable} from '../../src/engine/query/synonym-table';
import {matchTerms} from '../../src/engine/rank/term-matches';
import {TextMatcher} from '../../src/engine/rank/text-matcher';
import {splitWords} from '../../src/engine/text/words';
import {highlight, snippet} from '../../src/protocol/highlight';
import {indexOf} from '../support/find';
import {searchFor} from '../support/protocol';

const TAGS = {
  highlightPostTag: '</mark>',
  highlightPreTag: '<mark>',
  snippetEllipsisText: '…',
};

/** Highlights a text that is the whole index. */
function marked(text: string, query: string) {
  const index = indexOf([{paragraphs: [text], title: 'Page'}]);
  const plan = planQuery(query, new SynonymTable([]));
  return highlight(
    text,
    new TextMatcher(plan, matchTerms(index, plan), splitWords),
    plan.words,
    TAGS,
  );
}

function cut(text: string, query: string, words: number) {
  const index = indexOf([{paragraphs: [text], title: 'Page'}]);
  const plan = planQuery(query, new SynonymTable([]));
  return snippet(
    text,
    words,
    new TextMatcher(plan, matchTerms(index, plan), splitWords),
    plan.words,
    TAGS,
  );
}

test.each([
  ['The editor state', 'state', 'The editor <mark>state</mark>'],
  ['The editor states', 'state', 'The editor <mark>state</mark>s'],
  ['The editor states', 'states', 'The editor <mark>states</mark>'],
  ['The editor state', 'states', 'The editor <mark>state</mark>'],
  ['registerUpdateListener', 'reg', '<mark>reg</mark>isterUpdateListener'],
  ['registerUpdateListener', 'update', 'register<mark>Update</mark>Listener'],
  ['registerUpdateListener', 'update listener', 'register<mark>UpdateListener</mark>'],
  ['registerUpdateListener', 'registerup', '<mark>registerUp</mark>dateListener'],
  ['registerUpdateListener', 'updatelis', 'register<mark>UpdateLis</mark>tener'],
  ['INSERT_TABLE_COMMAND', 'insert_table', '<mark>INSERT_TABLE</mark>_COMMAND'],
  ['call $getRoot() now', '$getRoot()', 'call $<mark>getRoot</mark>() now'],
  ['a listener', 'listner ', 'a <mark>listener</mark>'],
  ['Café crème', 'cafe', '<mark>Café</mark> crème'],
  ['nothing here', 'other', 'nothing here'],
])('in %j the query %j marks %j', (text, query, value) => {
  expect(marked(text, query).value).toBe(value);
});

test('text is escaped, tags are not', () => {
  expect(marked('<b>state</b> & "quotes" \'too\'', 'state').value).toBe(
    "&lt;b&gt;<mark>state</mark>&lt;/b&gt; &amp; &quot;quotes&quot; 'too'",
  );
});

test('with tags that are no HTML the text stays as it is, for a client that escapes by itself', () => {
  const {hits} = searchFor({
    attributesToSnippet: ['content:10'],
    highlightPostTag: '__/ais-highlight__',
    highlightPreTag: '__ais-highlight__',
    query: 'bold',
  });
  expect(hits[0]?._snippetResult).toMatchObject({
    content: {
      value:
        'Use <b>__ais-highlight__bold__/ais-highlight__</b> & "quotes" in the editor state.',
    },
  });
});

describe('what is told of a match', () => {
  test('all words of the query', () => {
    expect(marked('The editor state', 'state editor')).toEqual({
      fullyHighlighted: false,
      matchLevel: 'full',
      matchedWords: ['state', 'editor'],
      value: 'The <mark>editor</mark> <mark>state</mark>',
    });
  });

  test('some words of the query', () => {
    expect(marked('The editor', 'editor state')).toMatchObject({
      matchLevel: 'partial',
      matchedWords: ['editor'],
    });
  });

  test('no word of the query', () => {
    expect(marked('The editor', 'other')).toEqual({
      matchLevel: 'none',
      matchedWords: [],
      value: 'The editor',
    });
  });

  test('the whole text', () => {
    expect(marked('Editor state!', 'editor state').fullyHighlighted).toBe(true);
  });
});

describe('snippets', () => {
  const text =
    'one two three four five six seven target nine ten eleven twelve thirteen';

  test('show the words around what matched', () => {
    expect(cut(text, 'target', 5)).toEqual({
      matchLevel: 'full',
      value: '…six seven <mark>target</mark> nine ten…',
    });
  });

  test('begin at the beginning if nothing matched', () => {
    expect(cut(text, 'other', 3)).toEqual({
      matchLevel: 'none',
      value: 'one two three…',
    });
  });

  test('need no ellipsis if all is shown', () => {
    expect(cut('short target', 'target', 5).value).toBe('short <mark>target</mark>');
  });

  test('show the place with most of the query', () => {
    const value = cut(
      'editor a b c d e f g h editor state i j k',
      'editor state',
      4,
    ).value;
    expect(value).toBe('…h <mark>editor</mark> <mark>state</mark> i…');
  });

  test('never cut inside a tag or an escape', () => {
    expect(cut('a & b <target> c & d', 'target', 3).value).toBe(
      '…b &lt;<mark>target</mark>&gt; c…',
    );
  });
});

test('hits carry the result for each attribute that has a text', () => {
  const [hit] = searchFor({
    attributesToSnippet: ['hierarchy.lvl1:5', 'content:4'],
    highlightPostTag: '</mark>',
    highlightPreTag: '<mark>',
    query: 'bold quotes',
    snippetEllipsisText: '[more]',
  }).hits;
  expect(hit?._snippetResult).toEqual({
    content: {
      matchLevel: 'full',
      value:
        'Use &lt;b&gt;<mark>bold</mark>&lt;/b&gt; &amp; &quot;<mark>quotes</mark>&quot;[more]',
    },
    hierarchy: {lvl1: {matchLevel: 'none', value: 'Editor state'}},
  });
  expect(Object.keys(hit?._highlightResult?.['hierarchy'] ?? {})).toEqual([
    'lvl0',
    'lvl1',
    'lvl2',
  ]);
});

test('highlights can be restricted or left out', () => {
  const [some] = searchFor({attributesToHighlight: ['content'], query: 'bold'}).hits;
  expect(Object.keys(some?._highlightResult ?? {})).toEqual(['content']);
  const [none] = searchFor({attributesToHighlight: [], query: 'bold'}).hits;
  expect(none).not.toHaveProperty('_highlightResult');
  expect(none).not.toHaveProperty('_snippetResult');
});
