import type {RequestListener} from 'node:http';

import type {EndRequest, Requester} from '@algolia/client-common';
import {createFetchRequester} from '@algolia/requester-fetch';
import {afterEach, describe, expect, test, vi} from 'vitest';

import {createSearchClient} from '../../src/client/create-search-client';
import {always, type LocalServer, startServer} from './local-server';

const servers: LocalServer[] = [];

async function serve(listener: RequestListener): Promise<LocalServer> {
  const server = await startServer(listener);
  servers.push(server);
  return server;
}

afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

function answerFrom(host: string): string {
  return JSON.stringify({results: [{hits: [], nbHits: 0, index: host}]});
}

interface Workplace {
  readonly requests: EndRequest[];
  loads: number;
  readonly load: () => Promise<Requester>;
}

/** Replaces the worker: answers without a network. */
function workerThatAnswers(): Workplace {
  const workplace: Workplace = {
    requests: [],
    loads: 0,
    load: async () => {
      workplace.loads += 1;
      return {
        async send(request) {
          workplace.requests.push(request);
          return {status: 200, content: answerFrom('worker'), isTimedOut: false};
        },
      };
    },
  };
  return workplace;
}

function noWorker(): Promise<Requester> {
  return Promise.reject(new Error('The code of the worker could not be loaded.'));
}

function clientFor(endpoint: string, loadWorker: () => Promise<Requester>) {
  return createSearchClient({
    provider: 'self',
    appId: 'self',
    apiKey: 'public',
    endpoint,
    http: createFetchRequester(),
    loadWorker,
  });
}

/** Name of the host that answered a query. */
async function hostThatAnswers(
  client: ReturnType<typeof clientFor>,
  query = 'node',
): Promise<unknown> {
  const {results} = await client.search({requests: [{indexName: 'docs', query}]});
  const [answer] = results as {index?: string}[];
  return answer?.index;
}

describe('a site that answers for itself', () => {
  test('is asked over HTTP, and its worker is not loaded', async () => {
    const server = await serve(always(200, 'application/json', answerFrom('server')));
    const worker = workerThatAnswers();
    expect(await hostThatAnswers(clientFor(server.url, worker.load))).toBe('server');
    expect(worker.loads).toBe(0);
    expect(server.requests[0]).toMatch(/^POST \/1\/indexes\/\*\/queries\?/);
    expect(server.requests[0]).toContain('x-algolia-application-id=self');
    expect(server.requests[0]).toContain('x-algolia-api-key=public');
  });

  test('is asked below the path that it is served under', async () => {
    const server = await serve(always(200, 'application/json', answerFrom('server')));
    const client = clientFor(`${server.url}lexical/`, noWorker);
    expect(await hostThatAnswers(client)).toBe('server');
    expect(server.requests[0]).toMatch(/^POST \/lexical\/1\/indexes\/\*\/queries\?/);
  });

  test('is replaced by the worker when its server is down', async () => {
    const server = await startServer(always(200, 'text/plain', ''));
    await server.close();
    const worker = workerThatAnswers();
    expect(await hostThatAnswers(clientFor(server.url, worker.load))).toBe('worker');
    expect(new URL(worker.requests[0]?.url ?? '').pathname).toBe(
      '/1/indexes/*/queries',
    );
    expect(worker.requests[0]?.data).toContain('"query":"node"');
  });

  test('is replaced by the worker when its server stops in the middle of a visit', async () => {
    const server = await serve(always(200, 'application/json', answerFrom('server')));
    const client = clientFor(server.url, workerThatAnswers().load);
    expect(await hostThatAnswers(client, 'first')).toBe('server');
    await server.close();
    expect(await hostThatAnswers(client, 'second')).toBe('worker');
  });

  test.each([
    ['a not-found page', 404, 'text/html', '<h1>Page Not Found</h1>'],
    ['"method not allowed"', 405, 'text/plain', 'Method Not Allowed'],
    ['"not implemented"', 501, 'text/html', '<h1>501</h1>'],
    ['its start page', 200, 'text/html', '<!doctype html><title>Home</title>'],
    ['nothing', 200, 'text/plain', ''],
    ['a redirect', 301, 'text/html', ''],
    ['a failure', 500, 'application/json', '{"message":"broken","status":500}'],
    [
      '"too many requests"',
      429,
      'application/json',
      '{"message":"slow down","status":429}',
    ],
    ['JSON of another kind', 404, 'application/json', '{"error":"no such object"}'],
  ])(
    'is replaced by the worker when it answers with %s',
    async (_, status, type, body) => {
      const server = await serve(always(status, type, body));
      const client = clientFor(server.url, workerThatAnswers().load);
      expect(await hostThatAnswers(client)).toBe('worker');
    },
  );

  test('is replaced by the worker when its server does not answer within a second', async () => {
    const server = await serve(() => undefined);
    const client = clientFor(server.url, workerThatAnswers().load);
    const started = performance.now();
    expect(await hostThatAnswers(client)).toBe('worker');
    expect(performance.now() - started).toBeGreaterThanOrEqual(990);
  });

  test('leaves a server alone for two minutes after it was down', async () => {
    let isDown = true;
    const server = await serve((_request, response) => {
      response.end(isDown ? '' : answerFrom('server'));
    });
    const client = clientFor(server.url, workerThatAnswers().load);
    vi.useFakeTimers({toFake: ['Date']});
    expect(await hostThatAnswers(client, 'a')).toBe('worker');
    isDown = false;
    vi.advanceTimersByTime(119_000);
    expect(await hostThatAnswers(client, 'ab')).toBe('worker');
    expect(server.requests).toHaveLength(1);
    vi.advanceTimersByTime(2_000);
    expect(await hostThatAnswers(client, 'abc')).toBe('server');
  });

  test('loads its worker once', async () => {
    const server = await serve(always(405, 'text/plain', ''));
    const worker = workerThatAnswers();
    const client = clientFor(server.url, worker.load);
    await Promise.all([hostThatAnswers(client, 'a'), hostThatAnswers(client, 'ab')]);
    await hostThatAnswers(client, 'abc');
    expect(worker.loads).toBe(1);
  });

  test('tries to load its worker again after a failure', async () => {
    const server = await serve(always(405, 'text/plain', ''));
    const worker = workerThatAnswers();
    let attempts = 0;
    const client = clientFor(server.url, () => {
      attempts += 1;
      return attempts === 1 ? noWorker() : worker.load();
    });
    await expect(hostThatAnswers(client)).rejects.toThrow();
    expect(await hostThatAnswers(client)).toBe('worker');
  });

  test('asks again for a query it has asked before', async () => {
    const server = await serve(always(200, 'application/json', answerFrom('server')));
    const client = clientFor(server.url, noWorker);
    await hostThatAnswers(client, 'node');
    await hostThatAnswers(client, 'node');
    expect(server.requests).toHaveLength(2);
  });
});

describe('failures', () => {
  test('every host down: the error that DocSearch shows as "Unable to fetch results"', async () => {
    const server = await startServer(always(200, 'text/plain', ''));
    await server.close();
    const failure = hostThatAnswers(clientFor(server.url, noWorker));
    await expect(failure).rejects.toMatchObject({
      name: 'RetryError',
      message: expect.stringContaining('Unreachable hosts') as string,
    });
  });

  test('an error of the search API carries its message and status, and the worker is not asked', async () => {
    const body = '{"message":"Index docs does not exist","status":404}';
    const server = await serve(always(404, 'application/json', body));
    const worker = workerThatAnswers();
    await expect(
      hostThatAnswers(clientFor(server.url, worker.load)),
    ).rejects.toMatchObject({
      name: 'ApiError',
      message: 'Index docs does not exist',
      status: 404,
    });
    expect(worker.loads).toBe(0);
  });

  test('an answer that cannot be parsed is a deserialization error', async () => {
    const server = await serve(always(200, 'application/json', '{"results": ['));
    await expect(
      hostThatAnswers(clientFor(server.url, noWorker)),
    ).rejects.toMatchObject({
      name: 'DeserializationError',
    });
  });
});

describe.each(['self', 'algolia'] as const)(
  'provider %s without credentials',
  (provider) => {
    const options = {
      provider,
      endpoint: 'http://127.0.0.1/',
      http: createFetchRequester(),
      loadWorker: noWorker,
    };

    test('`appId` is missing.', () => {
      expect(() => createSearchClient({...options, appId: '', apiKey: 'key'})).toThrow(
        '`appId` is missing.',
      );
    });

    test('`apiKey` is missing.', () => {
      expect(() => createSearchClient({...options, appId: 'id', apiKey: ''})).toThrow(
        '`apiKey` is missing.',
      );
    });
  },
);

test("provider algolia asks the service's own hosts, with its timeouts", () => {
  const {transporter} = createSearchClient({
    provider: 'algolia',
    appId: 'APP',
    apiKey: 'key',
    endpoint: 'http://127.0.0.1/',
    http: createFetchRequester(),
    loadWorker: noWorker,
  });
  expect(transporter.hosts.map(({url}) => url)).toContain('APP-dsn.algolia.net');
});

test('the client waits 1 s for a connection, 2 s for an answer and 30 s for a write', () => {
  const {transporter} = clientFor('http://127.0.0.1/', noWorker);
  expect(transporter.timeouts).toEqual({connect: 1_000, read: 2_000, write: 30_000});
});
