import {createNullCache} from '@algolia/client-common';
import {liteClient} from 'algoliasearch/lite';
import {algoliasearch} from 'algoliasearch';
import algoliasearchHelper, {type SearchResults} from 'algoliasearch-helper';
import algoliasearchV4 from 'algoliasearch-v4';
import {afterAll, beforeAll, expect, test} from 'vitest';

import {serveIndex, type ServedIndex} from '../support/served-index';

interface Record {
  objectID: string;
  url: string;
  type: string;
  hierarchy: {lvl1: string; lvl2: string | null};
}

let served: ServedIndex;

beforeAll(async () => {
  served = await serveIndex([
    {
      headings: [
        {level: 2, paragraphs: ['Runs after each update.'], text: 'Update listener'},
      ],
      lvl0: 'Concepts',
      section: 'Guides',
      tag: 'docs-default-current',
      title: 'Listeners',
    },
    {section: 'Blog', title: 'News about listeners'},
  ]);
});

afterAll(() => served.close());

const v5 = (apiKey = 'key') =>
  liteClient('app', apiKey, {
    hosts: [{accept: 'readWrite', protocol: 'http', url: served.host}],
    responsesCache: createNullCache(),
  });

const v4 = (apiKey = 'key') =>
  algoliasearchV4('app', apiKey, {
    hosts: [{protocol: 'http', url: served.host}],
  });

/** What DocSearch 3.9.0 sends for a query. */
const docSearchQuery = (query: string) => {
  const words = 10;
  const levels = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${String(level)}`);
  return {
    attributesToRetrieve: ['hierarchy.lvl0', ...levels, 'content', 'type', 'url'],
    attributesToSnippet: [...levels, 'content'].map(
      (name) => `${name}:${String(words)}`,
    ),
    clickAnalytics: true,
    facetFilters: [
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
    ],
    highlightPostTag: '</mark>',
    highlightPreTag: '<mark>',
    hitsPerPage: 20,
    indexName: 'docs',
    query,
    snippetEllipsisText: '…',
  };
};

test('DocSearch gets what it shows', async () => {
  const {results} = await v5().search<Record>({requests: [docSearchQuery('update')]});
  const [result] = results;
  if (!result || !('hits' in result)) {
    throw new Error('no hits');
  }
  expect(result.nbHits).toBe(1);
  expect(result.queryID).toMatch(/^[0-9a-f]{32}$/u);
  expect(result.hits[0]).toMatchObject({
    _snippetResult: {
      hierarchy: {lvl2: {matchLevel: 'full', value: '<mark>Update</mark> listener'}},
    },
    hierarchy: {lvl1: 'Listeners', lvl2: 'Update listener'},
    type: 'lvl2',
    url: 'https://example.com/docs/listeners#update-listener',
  });
});

test('algoliasearch 5 answers several searches at once', async () => {
  const client = algoliasearch('app', 'key', {
    hosts: [{accept: 'readWrite', protocol: 'http', url: served.host}],
  });
  const {results} = await client.search<Record>({
    requests: [
      {indexName: 'docs', query: 'news'},
      {indexName: 'docs', params: 'query=update&hitsPerPage=1'},
    ],
  });
  expect(results.map((result) => 'hits' in result && result.hits.length)).toEqual([
    1, 1,
  ]);
  const single = await client.searchSingleIndex<Record>({
    indexName: 'docs',
    searchParams: {query: 'news'},
  });
  expect(single.hits[0]?.hierarchy.lvl1).toBe('News about listeners');
});

test('algoliasearch 4 searches one index and several', async () => {
  const client = v4();
  const {results} = await client.multipleQueries<Record>([
    {indexName: 'docs', params: {hitsPerPage: 5}, query: 'update'},
  ]);
  expect(results).toMatchObject([{hitsPerPage: 5, nbHits: 1, query: 'update'}]);
  const found = await client
    .initIndex('docs')
    .search<Record>('news', {facets: ['section']});
  expect(found).toMatchObject({facets: {section: {Blog: 1}}, nbHits: 1});
});

test('the helper refines by facets, some of which are alternatives', async () => {
  // The helper's types are those of algoliasearch 4; it works with both.
  const helper = algoliasearchHelper(v5() as never, 'docs', {
    disjunctiveFacets: ['section'],
    facets: ['language'],
    hitsPerPage: 15,
  });
  helper
    .addDisjunctiveFacetRefinement('section', 'Blog')
    .addFacetRefinement('language', 'en');
  const results = await new Promise<SearchResults<Record>>((resolve, reject) => {
    helper.on('result', (event) => {
      resolve(event.results as SearchResults<Record>);
    });
    helper.on('error', ({error}) => {
      reject(error);
    });
    helper.setQuery('listeners').search();
  });
  expect(results.hits.map((hit) => hit.hierarchy.lvl1)).toEqual([
    'News about listeners',
  ]);
  expect(results.getFacetValues('section', {})).toMatchObject([
    {count: 1, isRefined: true, name: 'Blog'},
    {count: 2, isRefined: false, name: 'Guides'},
  ]);
});

test('both clients report an error with its message and status', async () => {
  const search = {requests: [{indexName: 'docs', query: 'a'}]};
  await expect(v5('wrong').search(search)).rejects.toMatchObject({
    message: 'Invalid Application-ID or API key',
    status: 403,
  });
  await expect(
    v5().search({requests: [{indexName: 'nope', query: 'a'}]}),
  ).rejects.toMatchObject({
    message: 'Index nope does not exist',
    status: 404,
  });
  await expect(
    v4('wrong').multipleQueries([{indexName: 'docs', query: 'a'}]),
  ).rejects.toMatchObject({
    message: 'Invalid Application-ID or API key',
    status: 403,
  });
});

test('recommendations are refused as Algolia refuses them', async () => {
  const requests = [
    {
      indexName: 'docs',
      model: 'related-products' as const,
      objectID: '1',
      threshold: 0,
    },
  ];
  await expect(v5().getRecommendations({requests})).rejects.toMatchObject({
    message: 'Index ai_recommend_docs:related-products.indice.bin does not exist',
    status: 404,
  });
});
