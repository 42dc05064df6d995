import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {beforeAll, beforeEach, expect, test} from 'vitest';

import {readCachedModel} from '../src/model/cache';
import {loadModel} from '../src/model/load-model';
import {type Fixture, installFixture} from './fixtures';

let fixture: Fixture;
let reports: string[];

const load = () =>
  loadModel(
    {
      packages: fixture.options.packages,
      from: fixture.siteDir,
      cacheDir: fixture.options.cacheDir,
      variableKinds: fixture.options.variableKinds ?? [],
    },
    (message) => reports.push(message),
  );

const modelFile = () => path.join(fixture.options.cacheDir, 'model.json');

beforeAll(async () => {
  reports = [];
  fixture = installFixture('described', 'everything');
  await load();
  expect(reports).toEqual(['reading 2 packages with TypeDoc (cache: missing)']);
}, 60_000);

beforeEach(() => {
  reports = [];
});

test('an untouched cache gives the model without a TypeDoc run', async () => {
  const model = await load();
  expect(reports).toEqual([]);
  expect(model.modules.map(({name}) => name)).toEqual([
    '@fixture/everything',
    '@fixture/everything/Panel',
    '@fixture/plain',
  ]);
});

test.each([
  ['cut off', (text: string) => text.slice(0, text.length / 2)],
  ['not JSON', () => 'model'],
  ['changed by hand', (text: string) => text.replace('Makes it older', 'Makes it old')],
  ['empty', () => ''],
])('a cache that is %s is noticed', (_, damage) => {
  const whole = readFileSync(modelFile(), 'utf8');
  const {key} = JSON.parse(whole) as {key: string};
  const cacheDir = fixture.options.cacheDir;
  expect(readCachedModel(cacheDir, key).state).toBe('fresh');
  writeFileSync(modelFile(), damage(whole));
  const damaged = readCachedModel(cacheDir, key);
  writeFileSync(modelFile(), whole);
  expect(damaged).toEqual({state: 'corrupted'});
});

test('a corrupted cache is rebuilt to the same bytes', async () => {
  const whole = readFileSync(modelFile(), 'utf8');
  writeFileSync(modelFile(), whole.slice(1));
  await load();
  expect(reports).toEqual(['reading 2 packages with TypeDoc (cache: corrupted)']);
  expect(readFileSync(modelFile(), 'utf8')).toBe(whole);
}, 60_000);

test('a package of another version makes the cache stale', async () => {
  const manifest = path.join(
    fixture.siteDir,
    'node_modules/@fixture/everything/package.json',
  );
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('1.2.3', '1.2.4'));
  const model = await load();
  expect(reports).toEqual(['reading 2 packages with TypeDoc (cache: stale)']);
  expect(model.packages[0]?.version).toBe('1.2.4');
}, 60_000);
