import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';

import {createNullCache, type EndRequest} from '@algolia/client-common';
import {liteClient, type SearchResponse} from 'algoliasearch/lite';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';

import {
  createWorkerRequester,
  type WorkerRequester,
} from '../../src/hosts/browser/create-worker-requester';
import type {Manifest} from '../../src/hosts/index-files';
import {writePages} from '../support/served-index';
import {createThreadWorker} from '../support/thread-worker';

let directory: string;
let server: Server;
let manifest: Manifest;
/** Files that were asked for, in order. */
let requested: string[];
/** Files that the server refuses, by the beginning of their name. */
let broken: string[];
const workers: Worker[] = [];

/** A static host: it knows nothing but files. */
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
  server = createServer((request, response) => {
    const file = path.basename(request.url ?? '');
    requested.push(file);
    if (broken.some((start) => file.startsWith(start))) {
      response.writeHead(503).end();
      return;
    }
    void readFile(path.join(directory, request.url ?? '')).then(
      (data) => response.end(data),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  vi.stubGlobal('location', new URL(`http://127.0.0.1:${String(port)}/docs/intro`));
});

afterEach(async () => {
  workers.splice(0).forEach((worker) => {
    worker.terminate();
  });
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
  await rm(directory, {force: true, recursive: true});
});

const createWorker = (module?: string) => () => {
  const worker = createThreadWorker(module);
  workers.push(worker);
  return worker;
};

/** A busy machine may take its time to start a thread. */
const PATIENCE = {timeout: 20_000};

vi.setConfig({testTimeout: 30_000});

const MANIFEST_URL = '/search-index/manifest.json';

function requester() {
  return createWorkerRequester({
    createWorker: createWorker(),
    manifestUrl: MANIFEST_URL,
  });
}

const clientOf = (host: WorkerRequester, apiKey = 'key') =>
  liteClient('app', apiKey, {requester: host, responsesCache: createNullCache()});

const ask = (query: string) => ({requests: [{indexName: 'docs', query}]});

async function hitsOf(host: WorkerRequester, query: string): Promise<string[]> {
  const {results} = await clientOf(host).search<{url: string}>(ask(query));
  const [result] = results as SearchResponse<{url: string}>[];
  return result?.hits.map((hit) => hit.url) ?? [];
}

test('the Algolia client is answered without a search server', async () => {
  expect(await hitsOf(requester(), 'listener')).toContain(
    'https://example.com/docs/listeners#update-listener',
  );
});

test('nothing is loaded before the first question', async () => {
  const host = requester();
  expect(workers).toEqual([]);
  await hitsOf(host, 'listener');
  expect(workers).toHaveLength(1);
  expect(requested.slice(0, 2)).toEqual(['manifest.json', manifest.headings.file]);
});

test('warming loads the index before the first question, once', async () => {
  const host = requester();
  host.warm();
  host.warm();
  await vi.waitFor(() => {
    expect(requested).toEqual([
      'manifest.json',
      manifest.headings.file,
      manifest.content.file,
    ]);
  }, PATIENCE);
  await hitsOf(host, 'listener');
  expect(requested).toHaveLength(3);
  expect(workers).toHaveLength(1);
});

test('headings answer while the text is missing, and the text answers when it is there', async () => {
  broken = ['content'];
  const withoutText = requester();
  expect(await hitsOf(withoutText, 'listener')).not.toEqual([]);
  expect(await hitsOf(withoutText, 'words')).toEqual([]);
  broken = [];
  const withText = requester();
  withText.warm();
  await vi.waitFor(async () => {
    expect(await hitsOf(withText, 'words')).toEqual([
      'https://example.com/docs/listeners',
    ]);
  }, PATIENCE);
});

test('a refusal comes with its message and status', async () => {
  await expect(clientOf(requester(), 'wrong').search(ask('a'))).rejects.toMatchObject({
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

test('without an index the host counts as unreachable, and is tried again', async () => {
  broken = ['manifest'];
  const host = requester();
  expect(await host.send(REQUEST)).toEqual({
    content: '/search-index/manifest.json answered 503',
    isTimedOut: false,
    status: 0,
  });
  broken = [];
  expect((await host.send(REQUEST)).status).toBe(200);
});

test('a worker that dies counts as unreachable, and the next question starts another', async () => {
  const missing = path.join(directory, 'missing.mjs');
  let module: string | undefined = missing;
  const host = createWorkerRequester({
    createWorker: () => createWorker(module)(),
    manifestUrl: MANIFEST_URL,
  });
  expect(await host.send(REQUEST)).toMatchObject({status: 0});
  module = undefined;
  expect(await host.send(REQUEST)).toMatchObject({status: 200});
});

test('requests at the same time get their own answers', async () => {
  const host = requester();
  const queries = ['listener', 'update', 'nothing at all', 'lis'];
  const answers = await Promise.all(
    queries.map(async (query) => {
      const {content} = await host.send({...REQUEST, data: JSON.stringify(ask(query))});
      return (JSON.parse(content) as {results: {query: string}[]}).results[0]?.query;
    }),
  );
  expect(answers).toEqual(queries);
});
