import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {Client} from '@modelcontextprotocol/client';
import {StdioClientTransport} from '@modelcontextprotocol/client/stdio';
import {afterAll, beforeAll, expect, test} from 'vitest';

import {packServer} from '../src/pack-server';
import {BUILT_SITE} from './built-site';
import {call} from './connections';

const TIME_LIMIT = 120_000;

let folder = '';
let client: Client | undefined;

/** Runs `npx` in an empty folder, with an empty cache and without a network. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'packed-server-'));
  const archive = await packServer(BUILT_SITE, path.join(folder, 'archive'));
  client = new Client({name: 'test', version: '1.0.0'});
  await client.connect(
    new StdioClientTransport({
      command: 'npx',
      args: ['--yes', `--package=${archive}`, 'lexical-docs'],
      cwd: folder,
      env: {
        PATH: process.env['PATH'] ?? '',
        HOME: folder,
        npm_config_cache: path.join(folder, 'cache'),
        npm_config_offline: 'true',
        npm_config_update_notifier: 'false',
      },
    }),
  );
}, TIME_LIMIT);

afterAll(async () => {
  await client?.close();
  await rm(folder, {recursive: true, force: true});
});

test(
  'the packed server answers through npx in an empty folder',
  async () => {
    const connected = client as Client;
    const {tools} = await connected.listTools();
    const page = await call(connected, 'read_page', {page: '/docs/intro'});
    const found = await call(connected, 'search', {query: 'create a custom node'});
    const checked = await call(connected, 'check_code', {
      files: [{path: 'a.ts', text: "import {$getRoot} from 'lexical';\n$getRoot();"}],
    });

    expect(tools.map(({name}) => name)).toContain('check_code');
    expect(page.text).toContain('Lexical');
    expect(found.data['passages']).not.toEqual([]);
    expect(checked.data['findings']).toMatchObject([
      {rule: 'no-editor-state', line: 2},
    ]);
  },
  TIME_LIMIT,
);
