import {describe, expect, test} from 'vitest';

import {
  groupByPage,
  resultLabel,
  resultTexts,
} from '../../src/theme/SearchPage/result-texts';
import type {SearchPageHit} from '../../src/theme/SearchPage/search-state';

function hit(
  url: string,
  headings: readonly string[] = [],
  rest: Partial<SearchPageHit> & {error?: string; text?: string} = {},
): SearchPageHit {
  const {error, text, ...fields} = rest;
  const hierarchy = Object.fromEntries(
    headings.map((value, level) => [`lvl${level}`, {value}]),
  );
  return {
    objectID: url,
    type: `lvl${headings.length - 1}`,
    url,
    _highlightResult: {hierarchy, ...(error && {error: {value: error}})},
    ...(text && {_snippetResult: {content: {value: text}}}),
    ...fields,
  };
}

describe('the results of a page', () => {
  const urlsOf = (urls: string[], hitsPerPage: number) =>
    groupByPage(
      urls.map((url) => hit(url)),
      hitsPerPage,
    ).map((group) => group.map(({url}) => url));

  test('stand together, the page with the best one first', () => {
    expect(urlsOf(['/b#1', '/a', '/b', '/c', '/a#1'], 20)).toEqual([
      ['/b#1', '/b'],
      ['/a', '/a#1'],
      ['/c'],
    ]);
  });

  test('are not moved by what is fetched later', () => {
    expect(urlsOf(['/a', '/b', '/a#1', '/b#1'], 2)).toEqual([
      ['/a'],
      ['/b'],
      ['/a#1'],
      ['/b#1'],
    ]);
  });
});

describe('what a result shows', () => {
  test('of a section: its heading, and what it stands under', () => {
    expect(resultTexts(hit('/a#1', ['Guides', 'A', 'One'], {text: '…x…'}))).toEqual({
      title: 'One',
      above: ['Guides', 'A'],
      snippet: '…x…',
      isPage: false,
    });
  });

  test('of a page, or its first text: its title', () => {
    const page = {title: 'A', above: ['Guides'], isPage: true};
    expect(resultTexts(hit('/a', ['Guides', 'A']))).toMatchObject(page);
    expect(
      resultTexts(hit('/a', ['Guides', 'A'], {type: 'content', text: 'x'})),
    ).toMatchObject({...page, snippet: 'x'});
  });

  test('of an error: its sentence, whether it is explained or in a list', () => {
    const error = 'A list needs items.';
    const shown = {title: error, snippet: undefined, isPage: false};
    expect(resultTexts(hit('/e#1', ['Docs', 'Errors', 'A list'], {error}))).toEqual({
      ...shown,
      above: ['Docs', 'Errors'],
    });
    expect(
      resultTexts(
        hit('/e#1', ['Docs', 'Errors', 'All'], {
          error,
          text: '1 A list',
          type: 'content',
        }),
      ),
    ).toEqual({...shown, above: ['Docs', 'Errors']});
  });

  test('of an answer without headings: its address', () => {
    expect(resultTexts(hit('/a')).title).toBe('/a');
  });

  test('says what it is: a symbol of a module, else a kind of page', () => {
    const symbol = {kind: 'function', module: 'core', page_kind: 'module'};
    expect(resultLabel(hit('/a', [], symbol))).toBe('function · core');
    expect(resultLabel(hit('/a', [], {kind: null, page_kind: 'guide'}))).toBe('guide');
    expect(resultLabel(hit('/a'))).toBe('');
  });
});
