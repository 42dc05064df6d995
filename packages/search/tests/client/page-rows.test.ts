import type {DocSearchHit} from '@docsearch/react';
import {describe, expect, test} from 'vitest';

import {type RowHit, toPageRows} from '../../src/theme/SearchBar/SearchModal/page-rows';

interface Answered {
  type: string;
  url?: string;
  headings?: string[];
  text?: string;
  facts?: Record<string, string>;
}

const HIDDEN = '<span class="DocSearch-VisuallyHiddenForAccessibility">';

/** A hit as the protocol answers it, on the page "Nodes". */
function hit({type, url = '/nodes', headings = [], text, facts = {}}: Answered) {
  const texts = ['Nodes', ...headings].map((value, level) => [
    `lvl${level + 1}`,
    value,
  ]);
  const marked = ([name, value]: string[]) => [name, {value: `<mark>${value}</mark>`}];
  return {
    objectID: `${type}${url}`,
    type,
    url: `https://example.org${url}`,
    content: text ?? null,
    hierarchy: {lvl0: 'Concepts', ...Object.fromEntries(texts)},
    _highlightResult: {
      hierarchy: Object.fromEntries(texts.map(marked)),
      ...Object.fromEntries(
        Object.entries(facts).map(([name, value]) => [name, {value}]),
      ),
    },
    _snippetResult: {
      hierarchy: Object.fromEntries(texts.map(([name]) => [name, {value: '…cut…'}])),
      ...(text && {content: {value: `…${text}…`}}),
    },
  } as unknown as DocSearchHit;
}

const PAGE = hit({type: 'lvl1', facts: {page_kind: 'guide'}});
const SECTION = hit({
  type: 'lvl2',
  url: '/nodes#register',
  headings: ['Register'],
  facts: {page_kind: 'guide'},
});
const DEEP = hit({
  type: 'lvl3',
  url: '/nodes#why',
  headings: ['Register', 'Why'],
  facts: {page_kind: 'guide'},
});
const TEXT = hit({
  type: 'content',
  url: '/nodes#register',
  headings: ['Register'],
  text: 'a node',
});

const toPath = (url: string) => url.replace('https://example.org', '');
const rowsOf = (...hits: DocSearchHit[]) => toPageRows(hits, toPath);
const lineOf = ({type, _snippetResult: {hierarchy}}: RowHit) => [
  hierarchy[type as 'lvl1'].value,
  hierarchy.lvl1.value,
];

describe('rows of one page', () => {
  test('stand under its own row, in the order of their ranks', () => {
    const rows = rowsOf(PAGE, DEEP, SECTION);
    expect(rows.map(({row}) => [row.isNested, row.page, row.label])).toEqual([
      [false, undefined, 'guide'],
      [true, undefined, undefined],
      [true, undefined, undefined],
    ]);
    expect(rows.map(({objectID}) => objectID)).toEqual(
      [PAGE, DEEP, SECTION].map(({objectID}) => objectID),
    );
  });

  test('stand under its name where the page is no hit, or not the first', () => {
    const page = {kind: 'guide', title: 'Nodes', url: '/nodes'};
    expect(rowsOf(SECTION, DEEP).map(({row}) => [row.isNested, row.page])).toEqual([
      [true, page],
      [true, undefined],
    ]);
    expect(rowsOf(SECTION, PAGE).map(({row}) => [row.page, row.label])).toEqual([
      [page, undefined],
      [undefined, 'whole page'],
    ]);
  });

  test('come one after the other where two pages have one title', () => {
    const other = hit({type: 'lvl2', url: '/other#a', headings: ['A']});
    const rows = rowsOf(SECTION, other, DEEP);
    expect(rows.map(({url}) => url)).toEqual([
      '/nodes#register',
      '/nodes#why',
      '/other#a',
    ]);
    expect(rows.map(({row}) => row.isNested)).toEqual([true, true, false]);
  });

  test('say to screen readers which page they are of, and show what tells them apart', () => {
    expect(rowsOf(SECTION, DEEP, TEXT).map(lineOf)).toEqual([
      ['<mark>Register</mark>', `${HIDDEN}<mark>Nodes</mark></span>`],
      [
        '<mark>Why</mark>',
        `${HIDDEN}<mark>Nodes</mark> › </span><mark>Register</mark>`,
      ],
      ['<mark>Register</mark>', `${HIDDEN}<mark>Nodes</mark> › </span>…a node…`],
    ]);
  });
});

describe('the only row of a page', () => {
  test('shows page and kind itself', () => {
    const [row] = rowsOf(DEEP);
    expect(row?.row).toEqual({
      isNested: false,
      label: 'guide',
      page: undefined,
    });
    expect(row && lineOf(row)[1]).toBe('<mark>Nodes</mark> › <mark>Register</mark>');
  });

  test('is of a symbol: its own kind comes before that of its page', () => {
    const facts = {kind: 'function', page_kind: 'module'};
    const [row] = rowsOf(hit({type: 'lvl3', headings: ['', '$getRoot'], facts}));
    expect(row?.row.label).toBe('function');
  });
});

describe('an error', () => {
  const facts = {kind: 'error 40', error: 'A <mark>&lt;li&gt;</mark> needs a list'};
  const line = hit({
    type: 'content',
    url: '/errors#code-40',
    headings: ['All numbers'],
    text: '40 A <li>',
    facts,
  });

  test('has its sentence for a title, whatever list it was found in', () => {
    const [row] = rowsOf(line);
    expect(row && lineOf(row)).toEqual([
      'A <mark>&lt;li&gt;</mark> needs a list',
      '<mark>Nodes</mark>',
    ]);
    expect(row?.row.label).toBe('error 40');
  });

  test('is saved with its sentence, and shown by it', () => {
    const [row] = rowsOf(line);
    expect(row?.type).toBe('lvl2');
    expect(row?.hierarchy.lvl2).toBe('A &lt;li&gt; needs a list');
  });

  test('that is explained has its sentence in the place of its heading', () => {
    const [row] = rowsOf(hit({type: 'lvl3', headings: ['Lists', 'A <li>'], facts}));
    expect(row && lineOf(row)).toEqual([
      'A <mark>&lt;li&gt;</mark> needs a list',
      '<mark>Nodes</mark> › <mark>Lists</mark>',
    ]);
  });
});

test('a row is saved without its page, whose highlights would come with it', () => {
  const [page, section] = rowsOf(PAGE, SECTION);
  const saved = JSON.parse(
    JSON.stringify({...section, __docsearch_parent: page}),
  ) as object;
  expect(saved).toMatchObject({objectID: SECTION.objectID});
  expect(saved).not.toHaveProperty('__docsearch_parent');
  expect(JSON.parse(JSON.stringify({...page}))).toMatchObject({
    objectID: PAGE.objectID,
  });
});
