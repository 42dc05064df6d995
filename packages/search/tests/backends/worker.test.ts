import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';

import {createNullCache, type EndRequest} from '@algolia/client-common';
import {liteClient, type SearchResponse} from 'algoliasearch/lite';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';

import {
  createWorkerRequester,
  type WorkerRequester,
} from '../../src/backends/browser/create-worker-requester';
import type {Manifest} from '../../src/backends/index-files';
import {writePages} from '../support/served-index';
import {createThreadWorker} from '../support/thread-worker';

let directory: string;
let server: Server;
let manifest: Manifest;
/** Requested files, in order. */
let requested: string[];
/** Files that the server refuses, by the beginning of their name. */
let broken: string[];
/** A file that isn't sent before it's released. */
let held: {start: string; until: Promise<void>; release: () => void} | null;
const workers: Worker[] = [];

/** A static host, which only has files. */
beforeEach(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'static-host-'));
  manifest = await writePages(path.join(directory, 'search-index'), [
    {
      headings: [{level: 2, text: 'Update listener'}],
      paragraphs: ['Some words.'],
      title: 'Listeners',
    },
  ]);
  requested = [];
  broken = [];
  held = null;
  server = createServer((request, response) => {
    const file = path.basename(request.url ?? '');
    requested.push(file);
    if (broken.some((start) => file.startsWith(start))) {
      response.writeHead(503).end();
      return;
    }
    const arrival = held && file.startsWith(held.start) ? held.until : null;
    void Promise.all([readFile(path.join(directory, request.url ?? '')), arrival]).then(
      ([data]) => response.end(data),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  vi.stubGlobal('location', new URL(`http://127.0.0.1:${String(port)}/docs/intro`));
});

afterEach(async () => {
  held?.release();
  workers.splice(0).forEach((worker) => {
    worker.terminate();
  });
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
  await rm(directory, {force: true, recursive: true});
});

function holdBack(start: string) {
  let release = (): void => undefined;
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  return {release, start, until};
}

const createWorker = (module?: string) => () => {
  const worker = createThreadWorker(module);
  workers.push(worker);
  return worker;
};

/** A busy machine can take long to start a thread. */
const PATIENCE = {timeout: 20_000};

vi.setConfig({testTimeout: 30_000});

const MANIFEST_URL = '/search-index/manifest.json';

function newRequester() {
  return createWorkerRequester({
    createWorker: createWorker(),
    manifestUrl: MANIFEST_URL,
  });
}

const clientOf = (requester: WorkerRequester, apiKey = 'key') =>
  liteClient('app', apiKey, {requester, responsesCache: createNullCache()});

const ask = (query: string) => ({requests: [{indexName: 'docs', query}]});

async function hitsOf(requester: WorkerRequester, query: string): Promise<string[]> {
  const {results} = await clientOf(requester).search<{url: string}>(ask(query));
  const [result] = results as SearchResponse<{url: string}>[];
  return result?.hits.map((hit) => hit.url) ?? [];
}

test('the Algolia client is answered without a search server', async () => {
  expect(await hitsOf(newRequester(), 'listener')).toContain(
    'https://example.com/docs/listeners#update-listener',
  );
});

test('nothing is loaded before the first question', async () => {
  const requester = newRequester();
  expect(workers).toEqual([]);
  await hitsOf(requester, 'listener');
  expect(workers).toHaveLength(1);
  expect(requested.slice(0, 2)).toEqual(['manifest.json', manifest.headings.file]);
});

test('warming loads the index before the first question, once', async () => {
  const requester = newRequester();
  requester.warm();
  requester.warm();
  await vi.waitFor(() => {
    expect(requested).toEqual([
      'manifest.json',
      manifest.headings.file,
      manifest.content.file,
    ]);
  }, PATIENCE);
  await hitsOf(requester, 'listener');
  expect(requested).toHaveLength(3);
  expect(workers).toHaveLength(1);
});

describe('while the text is on the way', () => {
  const textIsAsked = () =>
    vi.waitFor(() => {
      expect(requested).toContain(manifest.content.file);
    }, PATIENCE);

  test('a query that headings hold is answered at once, and says that there may be more', async () => {
    const requester = newRequester();
    held = holdBack('content');
    const {results} = await clientOf(requester).search(ask('update listener'));
    expect(results).toMatchObject([
      {exhaustive: {nbHits: false}, exhaustiveNbHits: false, nbHits: 2},
    ]);
    held.release();
    await vi.waitFor(async () => {
      const later = await clientOf(requester).search(ask('update listener'));
      expect(later.results).toMatchObject([{exhaustiveNbHits: true}]);
    }, PATIENCE);
  });

  test('a query that only the text holds waits for it', async () => {
    const requester = newRequester();
    held = holdBack('content');
    const answer = hitsOf(requester, 'words');
    await textIsAsked();
    held.release();
    expect(await answer).toEqual(['https://example.com/docs/listeners']);
  });

  test('a query of which headings hold a part waits, but not for ever', async () => {
    const requester = newRequester();
    held = holdBack('content');
    const started = performance.now();
    expect(await hitsOf(requester, 'listener words')).toEqual([
      'https://example.com/docs/listeners',
      'https://example.com/docs/listeners#update-listener',
    ]);
    expect(performance.now() - started).toBeGreaterThanOrEqual(1400);
  });
});

test('without the text, headings go on answering', async () => {
  broken = ['content'];
  const requester = newRequester();
  expect(await hitsOf(requester, 'listener')).not.toEqual([]);
  expect(await hitsOf(requester, 'words')).toEqual([]);
});

test('a refusal comes with its message and status', async () => {
  await expect(
    clientOf(newRequester(), 'wrong').search(ask('a')),
  ).rejects.toMatchObject({
    message: 'Invalid Application-ID or API key',
    status: 403,
  });
});

const REQUEST: EndRequest = {
  connectTimeout: 1000,
  data: JSON.stringify(ask('listener')),
  headers: {'X-Algolia-API-Key': 'key', 'X-Algolia-Application-Id': 'app'},
  method: 'POST',
  responseTimeout: 2000,
  url: 'https://anything.invalid/1/indexes/*/queries',
};

test('without an index the worker counts as unreachable, and is tried again', async () => {
  broken = ['manifest'];
  const requester = newRequester();
  expect(await requester.send(REQUEST)).toEqual({
    content: '/search-index/manifest.json answered 503',
    isTimedOut: false,
    status: 0,
  });
  broken = [];
  expect((await requester.send(REQUEST)).status).toBe(200);
});

test('a worker that dies counts as unreachable, and the next question starts another', async () => {
  const missing = path.join(directory, 'missing.mjs');
  let module: string | undefined = missing;
  const requester = createWorkerRequester({
    createWorker: () => createWorker(module)(),
    manifestUrl: MANIFEST_URL,
  });
  expect(await requester.send(REQUEST)).toMatchObject({status: 0});
  module = undefined;
  expect(await requester.send(REQUEST)).toMatchObject({status: 200});
});

test('requests at the same time get their own answers', async () => {
  const requester = newRequester();
  const queries = ['listener', 'update', 'nothing at all', 'lis'];
  const answers = await Promise.all(
    queries.map(async (query) => {
      const {content} = await requester.send({
        ...REQUEST,
        data: JSON.stringify(ask(query)),
      });
      return (JSON.parse(content) as {results: {query: string}[]}).results[0]?.query;
    }),
  );
  expect(answers).toEqual(queries);
});
