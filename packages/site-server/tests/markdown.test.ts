import {describe, expect, test} from 'vitest';

import {request} from './request';
import {serveFixture} from './serve-fixture';

describe('a page that stands in Markdown beside its HTML', () => {
  test.each(['text/markdown', 'text/markdown, text/html;q=0.9, */*;q=0.1'])(
    'is answered in Markdown for "Accept: %s"',
    async (accept) => {
      const {origin} = await serveFixture();
      const answer = await request(origin, '/docs/intro', {headers: {accept}});
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toBe('text/markdown; charset=utf-8');
      expect(answer.headers.vary).toBe('Accept, Accept-Encoding');
      expect(answer.text).toBe('# Introduction\n');
    },
  );

  test.each(['text/html,application/xhtml+xml,*/*;q=0.8', '*/*', ''])(
    'is answered in HTML for "Accept: %s"',
    async (accept) => {
      const {origin} = await serveFixture();
      const answer = await request(origin, '/docs/intro', {headers: {accept}});
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers.vary).toBe('Accept, Accept-Encoding');
    },
  );

  test('has an address of its own', async () => {
    const {origin} = await serveFixture();
    expect((await request(origin, '/docs/intro.md')).text).toBe('# Introduction\n');
  });

  test('is answered in HTML where there is no Markdown', async () => {
    const {origin} = await serveFixture();
    const answer = await request(origin, '/plain', {
      headers: {accept: 'text/markdown'},
    });
    expect(answer.text).toContain('Plain file');
  });
});
