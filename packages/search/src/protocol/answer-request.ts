import type {SearchIndex} from '../engine/index/search-index';
import {readParameters} from './parameters';
import {ProtocolError} from './protocol-error';
import {findRoute, type Route} from './routes';
import {runSearch, type SearchResponse, type Surroundings} from './run-search';

/** A request, independent of the backend's types. Header names are in lower case. */
export interface ProtocolRequest {
  method: string;
  /** Path with query string. */
  url: string;
  headers: Readonly<Record<string, string | undefined>>;
  body: string;
}

/** A response; the body is JSON, or empty. */
export interface ProtocolResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** What the protocol answers from. */
export interface ProtocolContext extends Surroundings {
  /** Returns an index by its name, or null. */
  findIndex: (name: string) => SearchIndex | null;
  /** The credentials that a request must have, as query parameters or headers. */
  credentials: {appId: string; apiKey: string};
}

/** Largest body in characters. */
export const MAX_BODY_LENGTH = 100_000;

/** Largest number of searches in a request, Algolia's limit. */
const MAX_REQUESTS = 50;

const CORS_HEADERS: Record<string, string> = {
  'access-control-allow-headers':
    'content-type, x-algolia-agent, x-algolia-api-key, x-algolia-application-id, x-algolia-usertoken',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-origin': '*',
  'access-control-max-age': '86400',
};

/** Returns whether a request is for this protocol. */
export function isProtocolPath(url: string): boolean {
  return /^\/1(?:[/?]|$)/u.test(url);
}

/**
 * Answers a request of Algolia's search protocol. Never throws: errors are reported in Algolia's
 * format, `{"message", "status"}`.
 */
export function answerRequest(
  request: ProtocolRequest,
  context: ProtocolContext,
): ProtocolResponse {
  try {
    const {params, route} = findRoute(request.method, request.url);
    if (route.name === 'preflight') {
      return {body: '', headers: {...CORS_HEADERS}, status: 204};
    }
    checkCredentials(request, params, context);
    return toResponse(200, respond(route, request, params, context));
  } catch (error) {
    return error instanceof ProtocolError
      ? refuse(error)
      : refuse(new ProtocolError(500, 'Internal error'));
  }
}

/** Returns an error as a response. */
export function refuse({message, status}: ProtocolError): ProtocolResponse {
  return toResponse(status, {message, status});
}

function toResponse(status: number, body: object): ProtocolResponse {
  return {
    body: JSON.stringify(body),
    headers: {
      ...CORS_HEADERS,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=UTF-8',
    },
    status,
  };
}

function respond(
  route: Route,
  request: ProtocolRequest,
  params: URLSearchParams,
  context: ProtocolContext,
): object {
  switch (route.name) {
    case 'queries':
      return {results: searchAll(readBatch(request), context)};
    case 'recommendations':
      return recommend(readBatch(request), context);
    case 'query':
      return readSearch(
        {...parseObject(request.body), indexName: route.index},
        context,
      )();
    case 'search':
      return readSearch(
        {indexName: route.index, params: withoutCredentials(params)},
        context,
      )();
    case 'preflight':
      return {};
  }
}

/** A batch with an invalid part is rejected before any of it is searched. */
function searchAll(
  batch: readonly Record<string, unknown>[],
  context: ProtocolContext,
): SearchResponse[] {
  return batch.map((fields) => readSearch(fields, context)).map((runRead) => runRead());
}

/** Validates a search, and returns a function that runs it. */
function readSearch(
  fields: Record<string, unknown>,
  context: ProtocolContext,
): () => SearchResponse {
  const {indexName} = fields;
  const index = requireIndex(indexName, context);
  const parameters = readParameters(fields);
  return () => runSearch(index, String(indexName), parameters, context);
}

/** Algolia stores a trained model as an index, and reports it missing under that name. */
function recommend(
  requests: Record<string, unknown>[],
  context: ProtocolContext,
): object {
  const [first] = requests;
  if (!first) {
    return {results: []};
  }
  requireIndex(first['indexName'], context);
  const model =
    typeof first['model'] === 'string' ? first['model'] : 'related-products';
  throw new ProtocolError(
    404,
    `Index ai_recommend_${String(first['indexName'])}:${model}.indice.bin does not exist`,
  );
}

function requireIndex(name: unknown, context: ProtocolContext): SearchIndex {
  if (typeof name !== 'string' || name === '') {
    throw new ProtocolError(400, 'Missing mandatory attribute "indexName"');
  }
  const index = context.findIndex(name);
  if (!index) {
    throw new ProtocolError(404, `Index ${name.slice(0, 256)} does not exist`);
  }
  return index;
}

function readBatch({body}: ProtocolRequest): Record<string, unknown>[] {
  const {requests} = parseObject(body);
  if (!Array.isArray(requests)) {
    throw new ProtocolError(400, 'Expecting an array "requests" in the body');
  }
  if (requests.length > MAX_REQUESTS) {
    throw new ProtocolError(
      400,
      `Too many queries: ${String(requests.length)}, at most ${String(MAX_REQUESTS)} are allowed`,
    );
  }
  return requests.map((item: unknown) => {
    if (!isObject(item)) {
      throw new ProtocolError(400, 'Expecting an object for each of the "requests"');
    }
    return item;
  });
}

function parseObject(body: string): Record<string, unknown> {
  if (body.length > MAX_BODY_LENGTH) {
    throw new ProtocolError(413, 'Request body is too large');
  }
  let value: unknown;
  try {
    value = body.trim() === '' ? {} : JSON.parse(body);
  } catch {
    throw new ProtocolError(400, 'Invalid JSON in the request body');
  }
  if (!isObject(value)) {
    throw new ProtocolError(400, 'Expecting a JSON object as the request body');
  }
  return value;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const APP_ID = 'x-algolia-application-id';
const API_KEY = 'x-algolia-api-key';

function checkCredentials(
  {headers}: ProtocolRequest,
  params: URLSearchParams,
  {credentials}: ProtocolContext,
): void {
  const appId = params.get(APP_ID) ?? headers[APP_ID];
  const apiKey = params.get(API_KEY) ?? headers[API_KEY];
  if (appId !== credentials.appId || apiKey !== credentials.apiKey) {
    throw new ProtocolError(403, 'Invalid Application-ID or API key');
  }
}

function withoutCredentials(params: URLSearchParams): string {
  const rest = new URLSearchParams(params);
  for (const name of [...rest.keys()].filter((key) => key.startsWith('x-algolia-'))) {
    rest.delete(name);
  }
  return rest.toString();
}
