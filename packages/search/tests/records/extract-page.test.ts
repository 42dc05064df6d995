import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, test} from 'vitest';

import {type ExtractedPage, extractPage} from '../../src/records/extract-page';

const FIXTURES = path.join(import.meta.dirname, 'fixtures');

const settings = {
  ignoredHeadings: ['Parameters', 'Returns'],
  ignoredSections: ['Related'],
  ignoredSelectors: ['.source', '.badge'],
  noteSelector: '.badge--context',
  pathGroups: [
    {pageRank: 2, path: '/docs/', section: 'Guides'},
    {
      errorAnchor: 'code-',
      pageKind: 'errors',
      pageRank: 1,
      path: '/docs/error',
      section: 'Guides',
    },
    {path: '/docs/api/', section: 'API', symbols: true},
    {path: '/docs/api/classes/', section: 'API', symbols: true, titleKind: 'class'},
  ],
  symbolKinds: {Functions: 'function', Methods: 'method'},
  titleSuffix: ' | Site',
};

/** Each folder contains a page as `page.html`, and in `expected.json` its path and its records. */
const cases = readdirSync(FIXTURES).sort();

test('there are pages to extract', () => {
  expect(cases.length).toBeGreaterThan(5);
});

describe.each(cases)('%s', (name) => {
  const read = (file: string) => readFileSync(path.join(FIXTURES, name, file), 'utf8');
  const {path: sitePath, ...expected} = JSON.parse(read('expected.json')) as {
    path: string;
  } & ExtractedPage;

  test('gives the expected records', () => {
    expect(extractPage(read('page.html'), sitePath, sitePath, settings)).toEqual(
      expected,
    );
  });
});

test('the heading of a long section does not own one long text', () => {
  const html = `<main><h1>Long</h1>${'<p>Twenty words of text that go on and on until there is enough of it to fill a paragraph here.</p>'.repeat(12)}</main>`;
  const extracted = extractPage(html, '/long', '/long', settings);
  const texts = extracted.status === 'indexed' ? extracted.page.entries.slice(1) : [];
  expect(texts.length).toBeGreaterThan(3);
  expect(Math.max(...texts.map((entry) => entry.text.length))).toBeLessThanOrEqual(320);
});
