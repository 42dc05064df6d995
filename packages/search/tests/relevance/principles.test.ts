import {beforeAll, describe, expect, test} from 'vitest';

import type {SearchIndex} from '../../src/engine/index/search-index';
import {search} from '../../src/engine/search';
import {docSearchRecord} from '../../src/records/docsearch-record';
import {readBuiltIndex} from '../support/built-site';
import {isAnswer, pageOf, placeOf} from './judge';
import {JUDGED_QUERIES} from './judged-queries';

let index: SearchIndex;

beforeAll(async () => {
  index = await readBuiltIndex();
});

const placesFor = (query: string) =>
  search(index, {distinct: 4, query}).records.map((record) =>
    placeOf(docSearchRecord(index, record).url),
  );

const firstFor = (query: string) => placesFor(query)[0] ?? '';

/** A page's title, not one of its sections. */
const TITLE_OF = /^[^#]*$/u;

describe('the page that teaches comes before a deep heading', () => {
  test.each([
    ['custom nodes', '/docs/concepts/nodes'],
    ['undo', '/docs/concepts/history'],
    ['command priority', '/docs/concepts/commands'],
    ['make editor read only', '/docs/concepts/read-only'],
    ['tables', '/docs/guides/tables'],
  ])('%s', (query, page) => {
    expect(pageOf(firstFor(query))).toBe(page);
  });
});

describe('an entry about a mistake', () => {
  test.each(['custom nodes', 'undo', 'selection', 'import html', 'key management'])(
    'does not answer the subject "%s"',
    (query) => {
      const [first = -1] = search(index, {distinct: 4, query}).records;
      expect(index.mistakes[first]).toBe(0);
    },
  );

  test.each([
    'Cannot use method in read-only mode',
    'Node ImageNode has not been registered',
  ])('answers the error "%s"', (query) => {
    const [first = -1] = search(index, {distinct: 4, query}).records;
    expect(index.mistakes[first]).toBe(1);
  });
});

test('a section whose heading quotes an error, and that solves it, comes before the entry', () => {
  expect(firstFor('setEditorState: the editor state is empty')).toBe(
    '/docs/concepts/saving-and-forms#empty-document',
  );
});

describe('vocabulary', () => {
  test.each([
    ['getting started', 'get started'],
    ['IE11', 'ie11'],
    ['ie 11', 'ie11'],
    ['reconciliation', 'reconciler'],
    ['lexical headless', '@lexical/headless'],
    ['HOTKEYS', 'hotkey'],
  ])('"%s" leads where "%s" does', (query, other) => {
    expect(pageOf(firstFor(query))).toBe(pageOf(firstFor(other)));
  });

  test('what stands for two words of a query does not beat what the words themselves say', () => {
    expect(firstFor('youtube embed')).toMatch(/embed|decorators|menu-plugins/iu);
  });

  test.each([
    ['tabs', /keys|tab/iu],
    ['keys', /key/iu],
    ['named slot', /named-slots/u],
    ['stored document', /stored-documents/u],
    ['supported browser', /supported-browsers/u],
  ])('"%s" meets the name of a page in the other number', (query, place) => {
    expect(firstFor(query)).toMatch(place);
  });
});

describe('the right symbol, and no symbol for a plain subject', () => {
  test.each([
    ['exportJSON', '/docs/api/interfaces/lexical.LexicalNode#exportjson'],
    ['isInline', '/docs/api/interfaces/lexical.LexicalNode#isinline'],
    ['updateDOM', '/docs/api/interfaces/lexical.LexicalNode#updatedom'],
    ['LexicalEditor.update', '/docs/api/interfaces/lexical.LexicalEditor#update'],
    ['getNodeBy', '/docs/api/modules/lexical#getnodebykey'],
    ['$getSel', '/docs/api/modules/lexical#getselection'],
  ])('%s', (query, place) => {
    expect(firstFor(query)).toBe(place);
  });

  test.each(['update listener', 'node state', 'editor state', 'text format'])(
    '"%s" is a subject, not a type',
    (query) => {
      expect(firstFor(query)).not.toMatch(/^\/docs\/api/u);
    },
  );
});

describe('siblings', () => {
  test.each([
    ['markdown', /serialization\/markdown$|lexical-markdown/u],
    ['cursor', /^\/docs\/(?!collaboration)/u],
    ['history', /^\/docs\/concepts\/history$/u],
  ])('"%s" leads to the more common one', (query, place) => {
    expect(firstFor(query)).toMatch(place);
  });
});

describe('pasted code leads to what is called, the rarest first', () => {
  test.each([
    [
      "editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'bold')",
      '/docs/api/modules/lexical#format_text_command',
    ],
    [
      'const wrapped = $wrapNodes(selection, createElement);',
      '/docs/api/modules/lexical_selection#wrapnodes',
    ],
    [
      "$patchStyleText(selection, {'font-size': '16px'})",
      '/docs/api/modules/lexical_selection#patchstyletext',
    ],
    [
      'class ImageNode extends DecoratorNode<JSX.Element>',
      '/docs/api/modules/lexical#decoratornode',
    ],
  ])('%s', (query, place) => {
    expect(firstFor(query)).toBe(place);
  });
});

describe('the number of an error leads to its entry', () => {
  test.each([
    ['#40', '40'],
    ['https://lexical.dev/docs/error?code=113&v=1', '113'],
    ['Minified Lexical error #20; visit https://lexical.dev/docs/error?code=20', '20'],
    ['error code: 66', '66'],
  ])('%s', (query, number) => {
    expect(firstFor(query)).toBe(`/docs/error#code-${number}`);
  });
});

test.each(['tables', 'links', 'comments', 'markdown', 'reconciler', 'slash menu'])(
  'blog and gallery come after a guide on %s',
  (query) => {
    expect(firstFor(query)).toMatch(/^\/docs\//u);
  },
);

test('no address comes twice among the first five hits of any judged query', () => {
  const repeated = JUDGED_QUERIES.filter(({query}) => {
    const places = placesFor(query).slice(0, 5);
    return new Set(places).size < places.length;
  });
  expect(repeated.map(({query}) => query)).toEqual([]);
}, 60_000);

test('most one-word subjects lead to a title', () => {
  const subjects = JUDGED_QUERIES.filter(
    ({kind, query}) => kind === 'plain-words' && !query.includes(' '),
  );
  const titles = subjects.filter(({best, query}) => {
    const first = firstFor(query);
    return TITLE_OF.test(first) && best.some((answer) => isAnswer(first, answer));
  });
  expect(titles.length / subjects.length).toBeGreaterThan(0.5);
});
