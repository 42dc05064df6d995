import {describe, expect, test} from 'vitest';

import type {RequestHandler} from '../src/index';
import {request} from './request';
import {serveFixture} from './serve-fixture';

const search: RequestHandler = {
  async handle(incoming, response) {
    if (incoming.url !== '/1/indexes/*/queries') {
      return false;
    }
    let body = '';
    for await (const chunk of incoming) {
      body += chunk;
    }
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({method: incoming.method, body}));
    return true;
  },
};

const failing: RequestHandler = {
  handle(incoming) {
    return incoming.url === '/fail'
      ? Promise.reject(new Error('no index loaded'))
      : Promise.resolve(false);
  },
};

describe('a mounted handler', () => {
  test('answers its own addresses, with any method', async () => {
    const {origin} = await serveFixture({handlers: [search]});
    const answer = await fetch(`${origin}/1/indexes/*/queries`, {
      method: 'POST',
      body: '{"requests":[]}',
    });
    expect(await answer.json()).toEqual({method: 'POST', body: '{"requests":[]}'});
  });

  test('leaves everything else to the files', async () => {
    const {origin} = await serveFixture({handlers: [search]});
    expect((await request(origin, '/docs/intro')).text).toContain('Introduction');
  });

  test('that fails is reported, answers 500 and does not stop the server', async () => {
    const reported: unknown[] = [];
    const {origin} = await serveFixture({
      handlers: [failing],
      onError: (error) => reported.push(error),
    });
    const answer = await request(origin, '/fail');
    expect(answer.status).toBe(500);
    expect(answer.text).not.toContain('no index loaded');
    expect(reported).toEqual([new Error('no index loaded')]);
    expect(await request(origin, '/')).toMatchObject({status: 200});
  });
});
