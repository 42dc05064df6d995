import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {call, type Connections, openConnections} from './connections';

let connections: Connections;

beforeAll(async () => {
  connections = await openConnections();
});

afterAll(() => connections.close());

test('100 sessions at the same time get the same answers', async () => {
  const answers = await Promise.all(
    Array.from({length: 100}, async () => {
      const client = await connections.connect('HTTP');
      return call(client, 'describe_symbol', {name: 'createEditor'});
    }),
  );
  expect(new Set(answers.map(({text}) => text)).size).toBe(1);
  expect(answers[0]?.text).toContain('function createEditor');
});

describe('over HTTP', () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${connections.origin}/mcp`, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...headers,
      },
    });
  const ping = JSON.stringify({jsonrpc: '2.0', id: 1, method: 'ping'});

  test('a page of another origin is refused', async () => {
    expect((await post(ping, {origin: 'https://evil.example'})).status).toBe(403);
    expect((await post(ping, {origin: connections.origin})).status).toBe(200);
  });

  test.each([
    ['no JSON', '{', 400],
    ['no message', '[]', 400],
    ['a body that is too large', JSON.stringify({x: 'x'.repeat(1_100_000)}), 413],
  ])('%s is refused', async (_, body, status) => {
    expect((await post(body)).status).toBe(status);
  });

  test('other addresses are left to the site', async () => {
    expect((await fetch(`${connections.origin}/mcp-server`)).status).toBe(404);
    expect((await fetch(`${connections.origin}/docs/intro`)).status).toBe(200);
  });
});
