import {writeFile} from 'node:fs/promises';
import {connect} from 'node:net';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {createSearchHandler} from '../../src/index';
import {serveIndex, type ServedIndex, writePages} from '../support/served-index';

let served: ServedIndex;

beforeAll(async () => {
  served = await serveIndex([{title: 'First edition'}], {
    bodyTimeoutMs: 300,
    maxBodyBytes: 2000,
  });
});

afterAll(() => served.close());

const CREDENTIALS = 'x-algolia-application-id=app&x-algolia-api-key=key';
const queries = (host = served.host, base = '/') =>
  `http://${host}${base}1/indexes/*/queries?${CREDENTIALS}`;
const body = (query: string) =>
  JSON.stringify({requests: [{indexName: 'docs', query}]});

async function titles(query: string): Promise<string[]> {
  const response = await fetch(queries(), {body: body(query), method: 'POST'});
  const {results} = (await response.json()) as {
    results: {hits: {hierarchy: {lvl1: string}}[]}[];
  };
  return results.flatMap(({hits}) => hits.map((hit) => hit.hierarchy.lvl1));
}

test('a path that is not the protocol’s is left to others', async () => {
  const response = await fetch(`http://${served.host}/docs/intro`);
  expect(await response.text()).toBe('not the protocol');
});

test('another origin may ask, after a preflight', async () => {
  const preflight = await fetch(queries(), {method: 'OPTIONS'});
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
  const response = await fetch(queries(), {body: body('first'), method: 'POST'});
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('content-type')).toBe('application/json; charset=UTF-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('a body that is too long is 413 and the server goes on', async () => {
  const response = await fetch(queries(), {body: 'x'.repeat(5000), method: 'POST'});
  expect(response.status).toBe(413);
  expect(await response.json()).toEqual({
    message: 'Request body is too large',
    status: 413,
  });
  expect(await titles('first')).toEqual(['First edition']);
});

test('a body without an announced length is cut off when it gets too long', async () => {
  const chunk = new TextEncoder().encode('x'.repeat(1500));
  const stream = new ReadableStream({
    pull: (controller) => {
      controller.enqueue(chunk);
    },
  });
  const response = await fetch(queries(), {
    body: stream,
    duplex: 'half',
    method: 'POST',
  } as RequestInit).catch((error: unknown) => error as Error);
  // The answer may overtake the body, and then the client sees a closed connection.
  expect(response instanceof Response ? response.status : 413).toBe(413);
  expect(await titles('first')).toEqual(['First edition']);
});

test('a body that does not arrive is 408', async () => {
  const [host, port] = served.host.split(':');
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(port), host, () => {
      socket.write(
        'POST /1/indexes/*/queries HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"req',
      );
    });
    socket.once('data', (data) => {
      resolve(data.toString());
      socket.destroy();
    });
    socket.once('error', reject);
  });
  expect(answer).toMatch(/^HTTP\/1\.1 408 /u);
  expect(answer).toContain(
    '{"message":"Request body did not arrive in time","status":408}',
  );
});

test('a client that breaks off harms nobody', async () => {
  const [host, port] = served.host.split(':');
  await new Promise<void>((resolve) => {
    const socket = connect(Number(port), host, () => {
      socket.write(
        'POST /1/indexes/*/queries HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{',
      );
      setTimeout(() => socket.destroy(), 20);
    });
    socket.once('close', () => {
      resolve();
    });
  });
  expect(await titles('first')).toEqual(['First edition']);
});

describe('reload', () => {
  test('answers from the new index without losing a request', async () => {
    await writePages(served.directory, [{title: 'Second edition'}]);
    const during = Array.from({length: 30}, () => titles('edition'));
    await served.handler.reload();
    const answers = await Promise.all(during);
    expect(answers.every(([title]) => title?.endsWith('edition'))).toBe(true);
    expect(await titles('edition')).toEqual(['Second edition']);
  });

  test('keeps the former index if the new one cannot be read', async () => {
    const manifest = path.join(served.directory, 'manifest.json');
    await writeFile(manifest, '{broken');
    await expect(served.handler.reload()).rejects.toThrow(`where:    ${manifest}\n`);
    expect(await titles('edition')).toEqual(['Second edition']);
  });
});

test('a folder without an index is refused with what to do', async () => {
  await expect(createSearchHandler({indexDirectory: '/nowhere'})).rejects.toThrow(
    /^The search index cannot be read: ENOENT.*\n {2}where: {4}\/nowhere\/manifest\.json\n {2}expected: a file written by the build of the site\n {2}fix: {6}Build the site again\.$/u,
  );
});

test('an index in another format is refused with what to do', async () => {
  const other = await serveIndex([{title: 'Old'}]);
  const manifest = path.join(other.directory, 'manifest.json');
  await writeFile(manifest, JSON.stringify({format: 0}));
  await expect(other.handler.reload()).rejects.toThrow(
    'The search index has format 0.\n  where:    manifest.json\n  expected: format 6\n  fix:      Build the site again.',
  );
  await other.close();
});

test('below a base URL the protocol is below it too', async () => {
  const below = await serveIndex([{title: 'Below'}], {baseUrl: '/site/'});
  const inside = await fetch(queries(below.host, '/site/'), {
    body: body('below'),
    method: 'POST',
  });
  expect(inside.status).toBe(200);
  const outside = await fetch(queries(below.host), {
    body: body('below'),
    method: 'POST',
  });
  expect(outside.status).toBe(404);
  await below.close();
});

describe('compression', () => {
  const send = (data: BodyInit, encoding: string) =>
    fetch(queries(), {
      body: data,
      headers: {'content-encoding': encoding},
      method: 'POST',
    });

  test('a long answer is compressed for those who take it', async () => {
    const requests = Array.from({length: 5}, () => ({indexName: 'docs', query: ''}));
    const ask = (accepted: string) =>
      fetch(queries(), {
        body: JSON.stringify({requests}),
        headers: {'accept-encoding': accepted},
        method: 'POST',
      });
    const compressed = await ask('br, gzip');
    expect(compressed.headers.get('content-encoding')).toBe('gzip');
    expect(compressed.headers.get('vary')).toBe('accept-encoding');
    for (const accepted of ['identity', 'gzip;q=0', 'br, gzip; q=0.0']) {
      const plain = await ask(accepted);
      expect(plain.headers.get('content-encoding')).toBeNull();
      expect(await plain.json()).toMatchObject({
        results: requests.map(() => ({query: ''})),
      });
    }
  });

  test('a question may be compressed, as the client does on demand', async () => {
    const response = await send(gzipSync(body('first')), 'gzip');
    expect(response.status).toBe(200);
  });

  test('a small body that grows beyond the limit is 413', async () => {
    const response = await send(gzipSync('x'.repeat(100_000)), 'gzip');
    expect(await response.json()).toEqual({
      message: 'Request body is too large',
      status: 413,
    });
  });

  test('a body that is not what it says is 400', async () => {
    const response = await send('no gzip', 'gzip');
    expect(await response.json()).toEqual({
      message: 'Invalid gzip data in the request body',
      status: 400,
    });
  });

  test('an unknown encoding is 415', async () => {
    const response = await send('anything', 'zstd');
    expect(await response.json()).toEqual({
      message: 'Unsupported content encoding: zstd',
      status: 415,
    });
  });
});
