import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {buildIndex} from '../../src/engine/index/build-index';
import {openIndex, type SearchIndex} from '../../src/engine/index/search-index';
import {docSearchRecord} from '../../src/records/docsearch-record';
import {extractPage} from '../../src/records/extract-page';

const PAGE = path.join(import.meta.dirname, 'fixtures/error-list/page.html');

/** The index of a page that lists errors. */
function errorIndex(): SearchIndex {
  const extracted = extractPage(
    readFileSync(PAGE, 'utf8'),
    '/docs/error',
    '/docs/error',
    {
      ignoredHeadings: [],
      ignoredSections: [],
      ignoredSelectors: [],
      noteSelector: '',
      pathGroups: [{errorAnchor: 'code-', pageKind: 'errors', path: '/docs/error'}],
      symbolKinds: {},
      titleSuffix: '',
    },
  );
  const pages = extracted.status === 'indexed' ? [extracted.page] : [];
  return openIndex(buildIndex(pages, [], 'https://example.com'));
}

const recordsOf = (index: SearchIndex) =>
  Array.from({length: index.recordCount}, (_, record) => {
    const {anchor, error, kind, page_kind, type} = docSearchRecord(index, record);
    return {anchor, error, kind, page_kind, type};
  });

test('whatever tells of an error has its number and its sentence', () => {
  const sentence = 'Cannot use method in read-only mode.';
  const records = recordsOf(errorIndex());
  expect(records.filter(({kind}) => kind === 'error 13')).toEqual(
    ['lvl3', 'content', 'content'].map((type) => ({
      anchor: 'code-13',
      error: sentence,
      kind: 'error 13',
      page_kind: 'errors',
      type,
    })),
  );
  expect(records.find(({kind}) => kind === 'error 40')?.error).toBe(
    'A b must have a <ul>.',
  );
});

test('what tells of no single error has neither', () => {
  const others = recordsOf(errorIndex()).filter(
    ({anchor}) => !anchor?.startsWith('code-'),
  );
  expect(others.map(({error, kind}) => [error, kind])).toEqual([
    [null, null],
    [null, null],
    [null, null],
  ]);
});

test('the sentence comes with the text', () => {
  const {data} = errorIndex();
  const [heading] = recordsOf(openIndex({...data, content: null})).filter(
    ({kind}) => kind === 'error 13',
  );
  expect(heading?.error).toBeNull();
});
