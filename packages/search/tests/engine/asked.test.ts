import {describe, expect, test} from 'vitest';

import {buildIndex} from '../../src/engine/index/build-index';
import {
  decodeContent,
  decodeHeadings,
  encodeIndex,
} from '../../src/engine/index/index-format';
import {ASKED_LEVEL} from '../../src/engine/index/index-data';
import {openIndex, type SearchIndex, textAt} from '../../src/engine/index/search-index';
import {search} from '../../src/engine/search';
import {withAsked} from '../../src/records/asked-entries';
import {docSearchRecord} from '../../src/records/docsearch-record';
import {samplePage} from '../support/sample-pages';

const PAGES = [
  samplePage({
    headings: [
      {level: 2, paragraphs: ['Dispatch a command.'], text: 'Remove the bullets'},
      {level: 2, paragraphs: ['Nested lists.'], text: 'Indent'},
    ],
    title: 'Lists',
  }),
  samplePage({paragraphs: ['How to toggle a list of links.'], title: 'Links'}),
];

const ASKED = [
  {
    answer: '/docs/lists#remove-the-bullets',
    phrases: ['toggle list off'],
    where: 'x:1',
  },
  {answer: '/docs/links', phrases: ['hyperlink'], where: 'x:2'},
  {answer: '/docs/gone#away', phrases: ['lost'], where: 'x:3'},
];

const {missing, pages} = withAsked(PAGES, ASKED, '/');
const index = openIndex(buildIndex(pages, [], 'https://example.com'));

const urlsFor = (asked: SearchIndex, query: string, without?: number) =>
  search(asked, {
    distinct: 4,
    query,
    ...(without !== undefined && {without: new Set([without])}),
  }).records.map((record) => docSearchRecord(asked, record).url);

describe('a phrase in which readers ask', () => {
  test('leads to the heading that it is about, and is no hit itself', () => {
    expect(urlsFor(index, 'toggle list off button')[0]).toBe(
      'https://example.com/docs/lists#remove-the-bullets',
    );
    const [first = -1] = search(index, {query: 'toggle list off'}).records;
    expect(textAt(index, first)).toBe('Remove the bullets');
  });

  test('comes with the record that it leads to', () => {
    const [first = -1] = search(index, {query: 'hyperlink'}).records;
    expect(docSearchRecord(index, first)).toMatchObject({
      asked: ['hyperlink'],
      hierarchy: {lvl1: 'Links'},
      type: 'lvl1',
    });
  });

  test('does not find itself when the index is searched without it', () => {
    const record = index.levels.findIndex(
      (level, number) => level === ASKED_LEVEL && textAt(index, number) === 'hyperlink',
    );
    expect(urlsFor(index, 'hyperlink')).toHaveLength(1);
    expect(urlsFor(index, 'hyperlink', record)).toEqual([]);
  });

  test('is reported if no page has what it leads to', () => {
    expect(missing).toEqual([ASKED[2]]);
  });

  test('is the same after the index was written and read', () => {
    const encoded = encodeIndex(index.data);
    const headings = decodeHeadings(encoded.headings);
    const content = decodeContent(encoded.content, headings.headings);
    const read = openIndex({...headings, content});
    expect(urlsFor(read, 'toggle list off')).toEqual(urlsFor(index, 'toggle list off'));
  });
});

test('a search inside another one does not change its answer', () => {
  const alone = urlsFor(index, 'list');
  const {records} = search(index, {
    accepts: () => urlsFor(index, 'links command').length >= 0,
    distinct: 4,
    query: 'list',
  });
  expect(records.map((record) => docSearchRecord(index, record).url)).toEqual(alone);
});
