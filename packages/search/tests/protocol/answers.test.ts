import {describe, expect, test} from 'vitest';

import {index, searchFor, send, withCredentials} from '../support/protocol';

const urls = (parameters: Record<string, unknown>) =>
  searchFor(parameters).hits.map((hit) => hit.url?.replace('https://example.com', ''));

test('a hit has the shape of a DocSearch record', () => {
  const [hit] = searchFor({attributesToHighlight: [], query: 'getState'}).hits;
  expect(hit).toEqual({
    anchor: '-getstate',
    asked: null,
    content: null,
    docusaurus_tag: 'docs-default-current',
    error: null,
    group: 'https://example.com/docs/api/lexical#-getstate',
    hierarchy: {
      lvl0: 'Modules',
      lvl1: 'lexical',
      lvl2: null,
      lvl3: '$getState',
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
    kind: 'function',
    language: 'en',
    module: 'lexical',
    note: null,
    objectID: '1-https://example.com/docs/api/lexical#-getstate',
    page_kind: 'module',
    section: 'API',
    type: 'lvl3',
    url: 'https://example.com/docs/api/lexical#-getstate',
    url_without_anchor: 'https://example.com/docs/api/lexical',
    version: ['current'],
    weight: {level: 70, pageRank: 0, position: 1},
  });
});

test('a hit of a symbol says what it is and where it comes from, whatever is retrieved', () => {
  const [hit] = searchFor({attributesToRetrieve: ['url'], query: 'getState'}).hits;
  expect(hit?._highlightResult).toMatchObject({
    kind: {matchLevel: 'none', matchedWords: [], value: 'function'},
    module: {matchLevel: 'none', matchedWords: [], value: 'lexical'},
    page_kind: {matchLevel: 'none', matchedWords: [], value: 'module'},
  });
});

test('every record has an id of its own', () => {
  const {hits} = searchFor({distinct: false, hitsPerPage: 1000, query: ''});
  expect(hits).toHaveLength(index.recordCount);
  expect(new Set(hits.map((hit) => hit.objectID)).size).toBe(index.recordCount);
});

test('an answer has the fields that clients read', () => {
  const {hits, params, ...rest} = searchFor({
    clickAnalytics: true,
    hitsPerPage: 2,
    query: 'state',
  });
  expect(hits).toHaveLength(2);
  expect(Object.fromEntries(new URLSearchParams(params))).toMatchObject({
    hitsPerPage: '2',
    query: 'state',
  });
  expect(rest).toEqual({
    exhaustive: {nbHits: true, typo: true},
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    hitsPerPage: 2,
    index: 'docs',
    nbHits: 6,
    nbPages: 3,
    page: 0,
    processingTimeMS: 1,
    query: 'state',
    queryID: '0123456789abcdef0123456789abcdef',
    renderingContent: {},
  });
});

test('an answer without hits offers the words that are spelled most alike', () => {
  const {hits, renderingContent} = searchFor({query: 'edxxtor'});
  expect(hits).toEqual([]);
  expect(renderingContent).toEqual({nearestWords: ['editor']});
});

test('a word that is there, but filtered out, is not offered in its own place', () => {
  const {hits, renderingContent} = searchFor({
    facetFilters: 'section:Blog',
    query: 'getState',
  });
  expect(hits.map(({type}) => type)).not.toContain('lvl3');
  expect(renderingContent.nearestWords ?? []).not.toContain('getstate');
});

test('a query is only identified when clicks are counted', () => {
  expect(searchFor({query: 'state'})).not.toHaveProperty('queryID');
});

describe('ways to ask', () => {
  const expected = searchFor({hitsPerPage: 3, query: 'state'});

  test('parameters may come as one URL-encoded string', () => {
    expect(searchFor({params: 'query=state&hitsPerPage=3'})).toEqual(expected);
  });

  test('fields overrule the string', () => {
    expect(searchFor({hitsPerPage: 3, params: 'query=state&hitsPerPage=9'})).toEqual(
      expected,
    );
  });

  test('one index may be asked by itself', () => {
    const url = withCredentials('/1/indexes/docs/query');
    expect(send({body: '{"query": "state", "hitsPerPage": 3}', url}).json).toEqual(
      expected,
    );
    expect(send({body: '{"params": "query=state&hitsPerPage=3"}', url}).json).toEqual(
      expected,
    );
  });

  test('one index may be asked by GET', () => {
    const url = withCredentials('/1/indexes/docs?query=state&hitsPerPage=3');
    expect(send({method: 'GET', url}).json).toEqual(expected);
  });

  test('several searches are answered in their order', () => {
    const requests = ['editor', 'getState'].map((query) => ({
      indexName: 'docs',
      query,
    }));
    const {json} = send({body: JSON.stringify({requests, strategy: 'none'})});
    expect(
      (json as {results: {query: string}[]}).results.map(({query}) => query),
    ).toEqual(['editor', 'getState']);
  });

  test('lists may be written as JSON or between commas', () => {
    const byList = searchFor({facets: ['language', 'section'], query: 'state'});
    expect(searchFor({facets: '["language","section"]', query: 'state'})).toMatchObject(
      {facets: byList.facets},
    );
    expect(searchFor({facets: 'language,section', query: 'state'})).toMatchObject({
      facets: byList.facets,
    });
  });
});

describe('pages', () => {
  test('each page goes on where the last one ended', () => {
    const all = urls({hitsPerPage: 100, query: 'state'});
    const paged = [0, 1, 2, 3].flatMap((page) =>
      urls({hitsPerPage: 2, page, query: 'state'}),
    );
    expect(paged).toEqual(all);
  });

  test('a page behind the last is empty and still counts', () => {
    expect(searchFor({hitsPerPage: 2, page: 9, query: 'state'})).toMatchObject({
      hits: [],
      nbHits: 6,
      page: 9,
    });
  });

  test('no hits per page give no pages', () => {
    expect(searchFor({hitsPerPage: 0, query: 'state'})).toMatchObject({
      hits: [],
      nbHits: 6,
      nbPages: 0,
    });
  });
});

describe('attributes', () => {
  test('only those that were asked for come back, and the id', () => {
    const [hit] = searchFor({
      attributesToHighlight: [],
      attributesToRetrieve: ['hierarchy.lvl1', 'type', 'nothing', '__proto__.x'],
      query: 'getState',
    }).hits;
    expect(hit).toEqual({
      hierarchy: {lvl1: 'lexical'},
      objectID: '1-https://example.com/docs/api/lexical#-getstate',
      type: 'lvl3',
    });
  });

  test('a minus leaves an attribute out', () => {
    const [hit] = searchFor({
      attributesToRetrieve: ['*', '-weight'],
      query: 'getState',
    }).hits;
    expect(hit).not.toHaveProperty('weight');
    expect(hit).toHaveProperty('url');
  });

  test('search can be restricted to an attribute', () => {
    const types = searchFor({
      query: 'editor',
      restrictSearchableAttributes: ['content'],
    }).hits.map((hit) => hit.type);
    expect(new Set(types)).toEqual(new Set(['content']));
  });

  test('distinct limits the hits of a page', () => {
    const hitsOfPage = (distinct: boolean | number) =>
      urls({distinct, query: 'editor state'}).filter((url) =>
        url?.startsWith('/docs/state'),
      ).length;
    expect(hitsOfPage(false)).toBeGreaterThan(2);
    expect(hitsOfPage(true)).toBe(1);
    expect(hitsOfPage(2)).toBe(2);
  });
});
