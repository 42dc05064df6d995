import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, expect, test} from 'vitest';

import codeSamples from '../src/index';

let folder: string;
let dependency: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'plugin-'));
  dependency = path.join(folder, 'symbols.json');
});

afterEach(() => rm(folder, {recursive: true}));

test('pages are rendered again when a file that decides about them appears or changes', async () => {
  const missing = cacheVersion();
  await writeFile(dependency, '{}');
  const empty = cacheVersion();
  const again = cacheVersion();
  await writeFile(dependency, '{"a": 1}');
  const changed = cacheVersion();
  expect(again).toBe(empty);
  expect(new Set([missing, empty, changed]).size).toBe(3);
  expect(empty).toMatch(/^client-1-/);
});

test('a bundler without a persistent cache keeps its settings', () => {
  expect(configure({})).not.toHaveProperty('experiments');
});

function cacheVersion(): unknown {
  const settings = configure({
    experiments: {cache: {type: 'persistent', version: 'client-1'}},
  });
  return (settings as {experiments: {cache: {version: string}}}).experiments.cache
    .version;
}

function configure(config: object): object {
  // Neither the site nor the bundler's tools decide about what this plugin sets.
  const plugin = codeSamples({} as LoadContext, {cacheDependencies: [dependency]});
  const configureWebpack = plugin.configureWebpack as unknown as (
    config: object,
  ) => object;
  return configureWebpack(config);
}
