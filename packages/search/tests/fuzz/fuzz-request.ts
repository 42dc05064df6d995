import {gzipSync} from 'node:zlib';

import {pick, type Random} from '../support/random';
import {fuzzQuery} from './fuzz-queries';

/** A request of a careless, broken or hostile client. */
export interface FuzzRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Buffer;
}

/** The credentials of a valid request. */
export interface FuzzTarget {
  indexName: string;
  credentials: {appId: string; apiKey: string};
}

const PARAMETERS = [
  'advancedSyntax',
  'attributesToHighlight',
  'attributesToRetrieve',
  'attributesToSnippet',
  'clickAnalytics',
  'distinct',
  'facetFilters',
  'facets',
  'filters',
  'highlightPreTag',
  'hitsPerPage',
  'maxValuesPerFacet',
  'optionalFilters',
  'page',
  'params',
  'query',
  'queryType',
  'restrictSearchableAttributes',
  'snippetEllipsisText',
  '__proto__',
  'toString',
];

const VALUES = [
  null,
  true,
  false,
  0,
  -1,
  1,
  20,
  1.5,
  1e300,
  '',
  '20',
  'true',
  '*',
  '[',
  'language:en',
  'hierarchy.lvl0:-Modules',
  'content:3',
  'content:-1',
  'prefixAll',
  [],
  {},
  ['*'],
  ['-url', '*'],
  ['language:en', ['section:API', 'kind:-class']],
  [[['deep']]],
  ['hierarchy', 'content:5', '__proto__.x'],
  {a: {b: []}},
];

/** Returns the next request; the same seeds give the same requests. */
export function fuzzRequest(random: Random, target: FuzzTarget): FuzzRequest {
  const request: FuzzRequest = {
    body: '',
    headers: fuzzHeaders(random),
    method: 'POST',
    path: `/1/indexes/*/queries?${credentials(random, target)}`,
  };
  switch (random(10)) {
    case 0:
      return {...request, ...fuzzRoute(random, target)};
    case 1:
      return {...request, body: mutate(random, fuzzBody(random, target))};
    case 2:
      return {...request, body: JSON.stringify({requests: pick(random, VALUES)})};
    case 3:
      return {...request, ...compressed(random, fuzzBody(random, target))};
    case 4:
      return {...request, body: oversized(random)};
    default:
      return {...request, body: fuzzBody(random, target)};
  }
}

function fuzzBody(random: Random, target: FuzzTarget): string {
  const count = random(20) === 0 ? random(60) : 1 + random(3);
  return JSON.stringify({
    requests: Array.from({length: count}, () => fuzzSearch(random, target)),
  });
}

function fuzzSearch(random: Random, {indexName}: FuzzTarget): Record<string, unknown> {
  const search: Record<string, unknown> = {
    indexName: random(40) === 0 ? pick(random, VALUES) : indexName,
    query: fuzzQuery(random),
  };
  // Most searches are valid except for one thing; otherwise, only rejections would be tested.
  for (let left = random(5) === 0 ? 1 + random(2) : 0; left > 0; left--) {
    search[pick(random, PARAMETERS)] = pick(random, VALUES);
  }
  if (random(8) === 0) {
    search['params'] = new URLSearchParams({
      [pick(random, PARAMETERS)]: String(pick(random, VALUES)),
      query: fuzzQuery(random),
    }).toString();
  }
  return search;
}

function fuzzRoute(random: Random, target: FuzzTarget): Partial<FuzzRequest> {
  const index = encodeURIComponent(wellFormed(fuzzQuery(random)).slice(0, 200)) || 'x';
  const place = pick(random, [
    `/1/indexes/${target.indexName}`,
    `/1/indexes/${target.indexName}/query`,
    '/1/indexes/*/recommendations',
    `/1/indexes/${index}`,
    `/1/indexes/${index}/query`,
    `/1/${index}`,
    '/1/indexes/%/query',
    '/1/indexes/%ff',
    '/1',
    '/1/indexes/',
  ]);
  const query = new URLSearchParams({
    [pick(random, PARAMETERS)]: String(pick(random, VALUES)),
    query: fuzzQuery(random),
  });
  return {
    body: random(2) === 0 ? '' : JSON.stringify(fuzzSearch(random, target)),
    method: pick(random, ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']),
    path: `${place}?${credentials(random, target)}&${query.toString()}`,
  };
}

function credentials(
  random: Random,
  {credentials: {apiKey, appId}}: FuzzTarget,
): string {
  const isWrong = random(20) === 0;
  return new URLSearchParams({
    'x-algolia-api-key': isWrong ? fuzzQuery(random) : apiKey,
    'x-algolia-application-id': appId,
  }).toString();
}

function fuzzHeaders(random: Random): Record<string, string> {
  return random(4) > 0
    ? {}
    : pick<Record<string, string>>(random, [
        {'accept-encoding': 'gzip, br;q=0.1, *;q=0'},
        {'accept-encoding': ',,;q=,gzip;q=1.000'},
        {'content-encoding': 'gzip'},
        {'content-encoding': 'br'},
        {'content-type': 'text/plain; charset=utf-7'},
        {'x-algolia-agent': 'x'.repeat(4000)},
        {'x-algolia-api-key': 'wrong'},
        {origin: 'null', referer: 'about:blank'},
      ]);
}

/** Corrupts a text in one place. */
function mutate(random: Random, text: string): string {
  const at = random(text.length);
  const middle = pick(random, ['', '"', '{', '[', ',', '\\u', '\0', '[['.repeat(5000)]);
  return pick(random, [
    text.slice(0, at) + middle,
    text.slice(0, at) + middle + text.slice(at + 1),
  ]);
}

function compressed(random: Random, text: string): Partial<FuzzRequest> {
  const data = gzipSync(text);
  const cut = random(3) === 0 ? random(data.length) : data.length;
  return {body: data.subarray(0, cut), headers: {'content-encoding': 'gzip'}};
}

function oversized(random: Random): string {
  const length = 90_000 + random(30_000);
  return JSON.stringify({requests: [{indexName: 'x', query: 'x'.repeat(length)}]});
}

/** Lone surrogates can't be part of a URL. */
function wellFormed(text: string): string {
  return Buffer.from(text).toString();
}
