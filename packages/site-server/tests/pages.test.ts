import {describe, expect, test} from 'vitest';

import {request} from './request';
import {serveFixture} from './serve-fixture';

describe('a page', () => {
  test.each([
    '/docs/intro',
    '/docs/intro/',
    '/docs/intro/index.html',
    '/docs/intro.html',
  ])('answers under %s with the same bytes', async (path) => {
    const {origin} = await serveFixture();
    const answer = await request(origin, path);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('<h1>Introduction</h1>');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test.each(['/plain', '/plain/', '/plain.html', '/plain/index.html'])(
    'that was built as a single file answers under %s',
    async (path) => {
      const {origin} = await serveFixture();
      expect((await request(origin, path)).text).toContain('Plain file');
    },
  );

  test.each(['/', '/index.html', '/?q=1', '/index'])(
    'at the root answers under %s',
    async (path) => {
      const {origin} = await serveFixture();
      expect(await request(origin, path)).toMatchObject({status: 200});
    },
  );

  test('answers a request whose target is a full address, as proxies send it', async () => {
    const {origin} = await serveFixture();
    const answer = await request(origin, `${origin}/docs/intro?x=1`);
    expect(answer).toMatchObject({status: 200});
  });

  test('answers HEAD with the headers of GET and no body', async () => {
    const {origin} = await serveFixture();
    const get = await request(origin, '/docs/intro');
    const head = await request(origin, '/docs/intro', {method: 'HEAD'});
    expect(head.status).toBe(200);
    expect(head.body).toHaveLength(0);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
  });
});

describe('a path that the site does not have', () => {
  test.each([
    '/nowhere',
    '/docs',
    '/docs/intro/more',
    '/assets/js/gone.js',
    '/.hidden',
  ])('%s shows the site’s not-found page with status 404', async (path) => {
    const {origin} = await serveFixture();
    const answer = await request(origin, path);
    expect(answer.status).toBe(404);
    expect(answer.text).toContain('Page Not Found');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  test('keeps status 404 when the client asks for a part or names a version', async () => {
    const {origin} = await serveFixture();
    const first = await request(origin, '/nowhere');
    const headers = {range: 'bytes=0-3', 'if-none-match': first.headers.etag};
    expect((await request(origin, '/nowhere', {headers})).status).toBe(404);
  });

  test('gets plain text when the site has no not-found page', async () => {
    const {origin, root} = await serveFixture();
    const {rmSync} = await import('node:fs');
    rmSync(`${root}/404.html`);
    const answer = await request(origin, '/nowhere');
    expect(answer.status).toBe(404);
    expect(answer.text).toBe('There is no such page.\n');
  });
});

describe('a base URL', () => {
  test('is the prefix of every page', async () => {
    const {origin} = await serveFixture({baseUrl: '/lexical/'});
    for (const path of ['/lexical/docs/intro', '/lexical/', '/lexical']) {
      expect(await request(origin, path)).toMatchObject({status: 200});
    }
    expect(await request(origin, '/docs/intro')).toMatchObject({status: 404});
    expect(await request(origin, '/lexicaldocs/intro')).toMatchObject({status: 404});
  });

  test('is where the root leads', async () => {
    const {origin} = await serveFixture({baseUrl: '/lexical/'});
    const answer = await request(origin, '/');
    expect(answer.status).toBe(302);
    expect(answer.headers.location).toBe('/lexical/');
  });
});
