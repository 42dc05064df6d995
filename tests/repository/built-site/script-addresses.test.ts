import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {expect, test} from 'vitest';

import {SITE_BUILD} from '../../../commands/lib/paths.mjs';

const ON_DEMAND = /^(?<id>\d+)\.(?<hash>[0-9a-f]{8})\.js$/;

const read = (path: string) => readFileSync(join(SITE_BUILD, path), 'utf8');

/** Hashes by the ids of all scripts that are loaded on demand. */
function onDemand(): Map<string, string> {
  const found = readdirSync(join(SITE_BUILD, 'assets/js')).flatMap((file) => {
    const {id, hash} = ON_DEMAND.exec(file)?.groups ?? {};
    return id && hash ? [[id, hash] as const] : [];
  });
  expect(found.length).toBeGreaterThan(100);
  return new Map(found);
}

test('the main script changes with no script on demand: it tells none of their addresses', () => {
  const [main = ''] =
    /assets\/js\/main\.[^"]+\.js/.exec(read('docs/intro/index.html')) ?? [];
  const code = read(main);
  expect([...onDemand().values()].filter((hash) => code.includes(hash))).toEqual([]);
});

test('the table of all pages tells the addresses of all scripts on demand', () => {
  const [table = ''] =
    /assets\/pages\.[^"]+\.json/.exec(read('docs/intro/index.html')) ?? [];
  const {files} = JSON.parse(read(table)) as {files: Record<string, string>};
  const missing = [...onDemand()].filter(([id, hash]) => files[id] !== hash);
  expect(missing).toEqual([]);
});
