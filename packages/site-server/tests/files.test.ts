import {rmSync, utimesSync, writeFileSync} from 'node:fs';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';

import {describe, expect, test} from 'vitest';

import {request} from './request';
import {serveFixture} from './serve-fixture';

const SCRIPT = '/assets/js/main.1a2b3c4d.js';

describe('compression', () => {
  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ])('for "%s" is %s', async (accept, encoding, decompress) => {
    const {origin} = await serveFixture();
    const plain = await request(origin, SCRIPT);
    const packed = await request(origin, SCRIPT, {
      headers: {'accept-encoding': accept},
    });
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(packed.headers.vary).toBe('Accept-Encoding');
    expect(packed.body.length).toBeLessThan(plain.body.length);
    expect(decompress(packed.body).equals(plain.body)).toBe(true);
  });

  test('is left out for a client that accepts none', async () => {
    const {origin} = await serveFixture();
    const answer = await request(origin, SCRIPT);
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.text).toContain('console.log(1);');
  });

  test('of an earlier build is not used for a newer file', async () => {
    const {origin, root} = await serveFixture();
    writeFileSync(root + SCRIPT, 'console.log(2);');
    const inAnHour = new Date(Date.now() + 3_600_000);
    utimesSync(root + SCRIPT, inAnHour, inAnHour);
    const answer = await request(origin, SCRIPT, {headers: {'accept-encoding': 'br'}});
    expect(answer.text).toBe('console.log(2);');
  });
});

describe('caching', () => {
  test('keeps hashed assets for a year', async () => {
    const {origin} = await serveFixture();
    const {headers} = await request(origin, SCRIPT);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test.each(['/docs/intro', '/img/logo.svg'])('asks again for %s', async (path) => {
    const {origin} = await serveFixture();
    expect((await request(origin, path)).headers['cache-control']).toBe('no-cache');
  });

  test('answers 304 without a body while the file is the same', async () => {
    const {origin} = await serveFixture();
    const {headers} = await request(origin, '/docs/intro');
    const again = await request(origin, '/docs/intro', {
      headers: {'if-none-match': headers.etag},
    });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  test('sends a file again after it changed', async () => {
    const {origin, root} = await serveFixture();
    const {headers} = await request(origin, '/docs/intro');
    writeFileSync(`${root}/docs/intro/index.html`, '<h1>Second edition</h1>');
    const again = await request(origin, '/docs/intro', {
      headers: {'if-none-match': headers.etag},
    });
    expect(again.status).toBe(200);
    expect(again.text).toBe('<h1>Second edition</h1>');
  });
});

describe('a part of a file', () => {
  test('is sent alone', async () => {
    const {origin} = await serveFixture();
    const answer = await request(origin, '/img/logo.svg', {
      headers: {range: 'bytes=1-3'},
    });
    expect(answer).toMatchObject({status: 206, text: 'svg'});
  });

  test('behind the end is refused with 416', async () => {
    const {origin} = await serveFixture();
    const answer = await request(origin, '/img/logo.svg', {
      headers: {range: 'bytes=900-'},
    });
    expect(answer).toMatchObject({status: 416, text: ''});
  });

  test.each(['bytes=5-2', 'bytes=-', 'lines=1-2', 'bytes=x-y'])(
    'asked for as "%s" does not harm the server',
    async (range) => {
      const {origin} = await serveFixture();
      const answer = await request(origin, '/img/logo.svg', {headers: {range}});
      expect([200, 416]).toContain(answer.status);
      expect(await request(origin, '/')).toMatchObject({status: 200});
    },
  );
});

test('a name with a space is found by its encoded form', async () => {
  const {origin} = await serveFixture();
  const answer = await request(origin, '/img/two%20words.json');
  expect(answer).toMatchObject({status: 200});
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
});

test('a file that disappears while the server runs is simply not found', async () => {
  const {origin, root} = await serveFixture();
  expect(await request(origin, '/img/logo.svg')).toMatchObject({status: 200});
  rmSync(`${root}/img/logo.svg`);
  expect(await request(origin, '/img/logo.svg')).toMatchObject({status: 404});
});

test('the well-known folder is public', async () => {
  const {origin} = await serveFixture();
  const answer = await request(origin, '/.well-known/security.txt');
  expect(answer.text).toContain('Contact:');
});
