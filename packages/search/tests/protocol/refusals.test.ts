import {expect, test, vi} from 'vitest';

import {answerRequest, MAX_BODY_LENGTH} from '../../src/protocol/answer-request';
import {context, send, withCredentials} from '../support/protocol';

const QUERIES = '/1/indexes/*/queries';
const valid = JSON.stringify({requests: [{indexName: 'docs', query: 'state'}]});

/** Expects an error in Algolia's format: the status twice, and a message. */
function expectRefusal(
  response: ReturnType<typeof send>,
  status: number,
  message: string,
) {
  expect(response.json).toEqual({message, status});
  expect(response.status).toBe(status);
  expect(response.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'content-type': 'application/json; charset=UTF-8',
  });
}

test.each([
  ['none', QUERIES, {}],
  ['a wrong key', `${QUERIES}?x-algolia-application-id=app&x-algolia-api-key=no`, {}],
  [
    'another application',
    `${QUERIES}?x-algolia-application-id=no&x-algolia-api-key=key`,
    {},
  ],
  [
    'a wrong key in a header',
    QUERIES,
    {'x-algolia-api-key': 'no', 'x-algolia-application-id': 'app'},
  ],
])('credentials: %s is 403', (_, url, headers) => {
  expectRefusal(
    send({body: valid, headers, url}),
    403,
    'Invalid Application-ID or API key',
  );
});

test('credentials in headers are as good as in the address', () => {
  const headers = {'x-algolia-api-key': 'key', 'x-algolia-application-id': 'app'};
  expect(send({body: valid, headers, url: QUERIES}).status).toBe(200);
});

test('an unknown index is 404', () => {
  const body = JSON.stringify({requests: [{indexName: 'nope', query: ''}]});
  expectRefusal(send({body}), 404, 'Index nope does not exist');
  const url = withCredentials('/1/indexes/nope/query');
  expectRefusal(send({body: '{}', url}), 404, 'Index nope does not exist');
});

test.each([
  '/1/',
  '/1/indexes',
  '/1/indexes/*/unknown',
  '/1/indexes/docs/query/more',
  '/1/keys',
])('the path %s is 404', (path) => {
  expectRefusal(
    send({url: withCredentials(path)}),
    404,
    'Path not supported by this API',
  );
});

test.each([
  ['PUT', QUERIES],
  ['GET', '/1/indexes/docs/query'],
  ['DELETE', '/1/indexes/docs'],
  ['constructor', QUERIES],
])('%s %s is 405', (method, path) => {
  const message = `Method ${method} not allowed for this path`;
  expectRefusal(send({method, url: withCredentials(path)}), 405, message);
});

test.each([
  ['{"requests": [', 'Invalid JSON in the request body'],
  ['[]', 'Expecting a JSON object as the request body'],
  ['"text"', 'Expecting a JSON object as the request body'],
  ['', 'Expecting an array "requests" in the body'],
  ['{"requests": {}}', 'Expecting an array "requests" in the body'],
  ['{"requests": [1]}', 'Expecting an object for each of the "requests"'],
  ['{"requests": [{"query": "a"}]}', 'Missing mandatory attribute "indexName"'],
  ['{"requests": [{"indexName": 5}]}', 'Missing mandatory attribute "indexName"'],
])('the body %s is 400', (body, message) => {
  expectRefusal(send({body}), 400, message);
});

test.each([
  [
    {hitsPerPage: -1},
    'Invalid value for parameter "hitsPerPage", expected an integer from 0',
  ],
  [
    {hitsPerPage: 'ten'},
    'Invalid value for parameter "hitsPerPage", expected an integer from 0',
  ],
  [{page: 1.5}, 'Invalid value for parameter "page", expected an integer from 0'],
  [{query: {}}, 'Invalid value for parameter "query", expected a string'],
  [{params: 5}, 'Invalid value for parameter "params", expected a string'],
  [
    {clickAnalytics: 'maybe'},
    'Invalid value for parameter "clickAnalytics", expected a boolean',
  ],
  [
    {attributesToRetrieve: [1]},
    'Invalid value for parameter "attributesToRetrieve", expected an array of strings',
  ],
  [
    {facetFilters: ['no colon']},
    'Invalid value for parameter "facetFilters", expected conditions of the form "attribute:value"',
  ],
  [
    {facetFilters: '[broken'},
    'Invalid value for parameter "facetFilters", expected an array of strings and arrays of strings',
  ],
  [
    {queryType: 'guess'},
    'Invalid value for parameter "queryType", expected prefixLast, prefixAll, prefixNone',
  ],
  [{hitsPrePage: 5}, 'Unknown parameter: hitsPrePage'],
  [{constructor: 5}, 'Unknown parameter: constructor'],
  [{filters: 'a:b'}, 'Unknown parameter: filters'],
  [
    {restrictSearchableAttributes: ['url']},
    'restrictSearchableAttributes: Attribute url is not in searchableAttributes list',
  ],
])('the parameters %j are 400', (parameters, message) => {
  const body = JSON.stringify({requests: [{indexName: 'docs', ...parameters}]});
  expectRefusal(send({body}), 400, message);
});

test('a body that is too long is 413', () => {
  const body = JSON.stringify({requests: [], text: 'x'.repeat(MAX_BODY_LENGTH)});
  expectRefusal(send({body}), 413, 'Request body is too large');
});

test('more than 50 searches at once are 400', () => {
  const body = JSON.stringify({
    requests: Array.from({length: 51}, () => ({indexName: 'docs'})),
  });
  expectRefusal(send({body}), 400, 'Too many queries: 51, at most 50 are allowed');
});

test('a broken escape in the path is 400', () => {
  expectRefusal(
    send({url: '/1/indexes/%E0%A4%A/query'}),
    400,
    'Invalid percent-encoding in the path',
  );
});

test('recommendations are missed as for an application without models', () => {
  const url = withCredentials('/1/indexes/*/recommendations');
  const requests = [
    {indexName: 'docs', model: 'related-products', objectID: '1', threshold: 0},
  ];
  expectRefusal(
    send({body: JSON.stringify({requests}), url}),
    404,
    'Index ai_recommend_docs:related-products.indice.bin does not exist',
  );
  expect(send({body: '{"requests": []}', url}).json).toEqual({results: []});
});

test('a preflight is allowed without credentials', () => {
  const response = send({method: 'OPTIONS', url: QUERIES});
  expect(response.status).toBe(204);
  expect(response.headers).toMatchObject({
    'access-control-allow-methods': 'GET, POST, OPTIONS',
    'access-control-allow-origin': '*',
  });
  expect(response.headers['access-control-allow-headers']).toContain(
    'x-algolia-api-key',
  );
});

test('a batch with one wrong part is refused before any of it is searched', () => {
  const searched = vi.fn();
  const body = JSON.stringify({
    requests: [
      {indexName: 'docs', query: 'state'},
      {indexName: 'docs', page: -1, query: 'state'},
    ],
  });
  const request = {body, headers: {}, method: 'POST', url: withCredentials(QUERIES)};
  expect(answerRequest(request, {...context, onSearch: searched}).status).toBe(400);
  expect(searched).not.toHaveBeenCalled();
});
