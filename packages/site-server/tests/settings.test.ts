import {join} from 'node:path';

import {expect, test} from 'vitest';

import {createSiteServer} from '../src/index';
import {serveFixture} from './serve-fixture';

const ROOT = join(import.meta.dirname, 'fixtures/site');

test('a port that is taken is named, with the way out', async () => {
  const {origin} = await serveFixture();
  const port = Number(new URL(origin).port);
  const second = createSiteServer({root: ROOT});
  await expect(second.listen({port, host: '127.0.0.1'})).rejects.toThrow(
    [
      `Port ${port} is taken by another program.`,
      `  where:    http://127.0.0.1:${port}`,
      '  expected: a free port',
      '  fix:      stop that program, or choose another port',
    ].join('\n'),
  );
});

test('a host without an address is named', async () => {
  const server = createSiteServer({root: ROOT});
  await expect(server.listen({port: 0, host: 'no-such-host.invalid'})).rejects.toThrow(
    /^The host "no-such-host.invalid" has no address\./,
  );
});

test('a folder that does not exist is refused', () => {
  expect(() => createSiteServer({root: '/no/such/folder'})).toThrow(
    [
      'There is no built site to serve.',
      '  where:    /no/such/folder',
      '  expected: the folder that the site was built into',
      '  fix:      build the site first, or pass the folder it was built into as "root"',
    ].join('\n'),
  );
});

test.each(['docs', '/docs', 'docs/'])('the base URL "%s" is refused', (baseUrl) => {
  expect(() => createSiteServer({root: ROOT, baseUrl})).toThrow(
    `The base URL "${baseUrl}" lacks a slash.`,
  );
});
