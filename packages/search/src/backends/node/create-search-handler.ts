import {randomBytes} from 'node:crypto';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {performance} from 'node:perf_hooks';

import {prepareIndex} from '../../engine/index/search-index';
import {
  answerRequest,
  isProtocolPath,
  MAX_BODY_LENGTH,
  type ProtocolRequest,
  type ProtocolResponse,
  refuse,
} from '../../protocol/answer-request';
import {ProtocolError} from '../../protocol/protocol-error';
import {decodeBody, encodeBody} from './encoding';
import {type LoadedIndex, loadIndex} from './load-index';
import {readBody} from './read-body';

/** Settings of {@link createSearchHandler}. */
export interface SearchHandlerSettings {
  /** The `search-index` folder of a built site. */
  indexDirectory: string;
  /** Maximum size of a body in bytes; by default 100,000. */
  maxBodyBytes?: number;
  /** How long a body can take to arrive, in milliseconds; by default 5,000. */
  bodyTimeoutMs?: number;
}

/** Answers the search protocol in a Node server. */
export interface SearchHandler {
  /**
   * Answers the request if its path belongs to the protocol.
   *
   * @returns whether it does; if not, the request is untouched
   */
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
  /** Reloads the index. Until it's loaded, or if it can't be, the previous one answers. */
  reload: () => Promise<void>;
}

const DEFAULT_BODY_TIMEOUT_MS = 5000;

/**
 * Reads an index and returns a handler that answers from it.
 *
 * @throws Error in four parts if the folder doesn't contain a readable index
 */
export async function createSearchHandler(
  settings: SearchHandlerSettings,
): Promise<SearchHandler> {
  let loaded = await openPrepared(settings.indexDirectory);
  const maxBytes = settings.maxBodyBytes ?? MAX_BODY_LENGTH;
  const timeout = settings.bodyTimeoutMs ?? DEFAULT_BODY_TIMEOUT_MS;
  return {
    handle: async (request, response) => {
      const url = belowBase(request.url ?? '', loaded.manifest.baseUrl);
      if (url === null || !isProtocolPath(url)) {
        return false;
      }
      try {
        const raw = await readBody(request, maxBytes, timeout);
        const body = await decodeBody(
          raw,
          request.headers['content-encoding'],
          maxBytes,
        );
        const answered = answerFrom(loaded, toProtocolRequest(request, url, body));
        await send(request, response, answered);
      } catch (error) {
        await send(request, response, refuse(toProtocolError(error)));
      }
      return true;
    },
    reload: async () => {
      loaded = await openPrepared(settings.indexDirectory);
    },
  };
}

async function openPrepared(directory: string): Promise<LoadedIndex> {
  const loaded = await loadIndex(directory);
  prepareIndex(loaded.index);
  return loaded;
}

function answerFrom(
  {index, manifest}: LoadedIndex,
  request: ProtocolRequest,
): ProtocolResponse {
  return answerRequest(request, {
    createQueryId: () => randomBytes(16).toString('hex'),
    credentials: manifest.credentials,
    findIndex: (name) => (name === manifest.indexName ? index : null),
    now: () => performance.now(),
  });
}

function toProtocolRequest(
  request: IncomingMessage,
  url: string,
  body: string,
): ProtocolRequest {
  const headers = Object.entries(request.headers).map(([name, value]) => [
    name,
    Array.isArray(value) ? value[0] : value,
  ]);
  return {
    body,
    headers: Object.fromEntries(headers) as ProtocolRequest['headers'],
    method: request.method ?? 'GET',
    url,
  };
}

/** Returns a URL relative to the site's folder, or null if it's outside. */
function belowBase(url: string, baseUrl: string): string | null {
  return url.startsWith(baseUrl) ? url.slice(baseUrl.length - 1) : null;
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  {body, headers, status}: ProtocolResponse,
): Promise<void> {
  const encoded = await encodeBody(body, request.headers['accept-encoding']);
  if (!response.destroyed && !response.headersSent) {
    const length = {'content-length': String(encoded.body.length)};
    response.writeHead(status, {...headers, ...encoded.headers, ...length});
    response.end(encoded.body);
  }
}

function toProtocolError(error: unknown): ProtocolError {
  return error instanceof ProtocolError
    ? error
    : new ProtocolError(500, 'Internal error');
}
