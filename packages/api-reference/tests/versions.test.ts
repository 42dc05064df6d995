import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {
  compareModels,
  findReleaseSteps,
  formatChanges,
  historyOf,
  loadModel,
  readDeclaredFacts,
  type ReleaseFacts,
  type ReferenceModel,
} from '../src/index';
import {installFixture} from './fixtures';

test('two versions are compared by module, with what each change touches', async () => {
  const changes = compareModels(await model('before'), await model('after'));
  const places = (module: string, name: string) =>
    module === 'shop' && name === 'buy' ? ['sample docs/shop.mdx:12'] : [];
  expect(formatChanges(changes, places)).toBe(`shop
  - removed Box.close
  - removed Coupon
  ~ changed Box.content
      - content: string
      + content: string | null
  ~ changed buy
      - function buy(name: string): void
      + function buy(name: string, count: number): void
      sample docs/shop.mdx:12
  ! deprecated look
  + added Box.open
      open(): void
  + added Basket
      interface Basket

2 added, 2 removed, 2 changed, 1 newly deprecated in 1 module`);
}, 60_000);

test('a version compared with itself has no changes', async () => {
  const same = await model('before');
  expect(compareModels(same, same)).toEqual([]);
  expect(formatChanges([])).toBe('Nothing differs.');
}, 60_000);

test('a release says what it added, removed, changed and deprecated, members and all', () => {
  const [, step] = findReleaseSteps([
    release('1.0.0', BEFORE),
    release('1.1.0', AFTER),
  ]);
  expect(step).toMatchObject({
    version: '1.1.0',
    after: '1.0.0',
    added: {shop: ['Base.lift', 'Box.open', 'Till.drawer', 'buy(count)', 'pay.tip']},
    removed: {shop: {'Box.close': 'close(): void', Coupon: 'interface Coupon'}},
    changed: {
      shop: {
        'Box.content': ['content: string', 'content: string | null'],
        buy: [
          'function buy(name: string): void',
          'function buy(name: string, count?: number): void',
        ],
      },
    },
    deprecated: {shop: {look: 'Use buy.'}},
    required: {shop: {'Till.drawer': 'drawer: string'}},
  });
});

test('what is written in another way, or moves to a class above, has not changed', () => {
  const [, step] = findReleaseSteps([
    release('1.0.0', BEFORE),
    release('1.1.0', AFTER),
  ]);
  expect(Object.keys(step?.changed['shop'] ?? {})).toEqual(['Box.content', 'buy']);
  expect(step?.removed['shop']).not.toHaveProperty(['Crate.lift']);
});

test('a name counts from the version that brought it, or brought it back', () => {
  const {from, until, since} = historyOf(
    findReleaseSteps([
      release('1.0.0', exporting('old', 'gone')),
      release('1.1.0', exporting('old', 'early')),
      release('1.2.0', exporting('old', 'early', 'gone', 'late')),
    ]),
  );
  expect([from, until]).toEqual(['1.0.0', '1.2.0']);
  expect(since).toEqual({shop: {early: '1.1.0', gone: '1.2.0', late: '1.2.0'}});
});

test('nothing is said of a name whose package could not be read the version before', () => {
  const steps = findReleaseSteps([
    release('1.0.0', exporting('old')),
    {...nothing('1.1.0'), missing: ['shop']},
    release('1.2.0', exporting('old', 'late')),
  ]);
  expect(steps.map(({missing}) => missing)).toEqual([[], ['shop'], []]);
  expect(steps[2]?.comparedWith).toEqual({shop: '1.0.0'});
  expect(historyOf(steps).since).toEqual({});
});

test('nothing is said of a type whose own package a release lacks', () => {
  const box = 'export interface Box {\n  size: number;\n}';
  const [, without, again] = findReleaseSteps([
    release('1.0.0', box),
    release('1.1.0', "export type {Box} from 'not-published';"),
    release('1.2.0', box),
  ]);
  for (const step of [without, again]) {
    expect([step?.added, step?.changed, step?.removed]).toEqual([{}, {}, {}]);
  }
});

test('a name that is no longer deprecated is not said to be', () => {
  const fine = 'export declare function look(): void;';
  const steps = findReleaseSteps([
    release('1.0.0', fine),
    release('1.1.0', `/** @deprecated */\n${fine}`),
    release('1.2.0', fine),
  ]);
  expect(steps[2]?.restored).toEqual({shop: ['look']});
  expect(historyOf(steps.slice(0, 2)).deprecated).toEqual({shop: {look: '1.1.0'}});
  expect(historyOf(steps).deprecated).toEqual({shop: {}});
});

test('what releases after the described one do to a name is kept apart', () => {
  const fine = 'export declare function look(): void;';
  const steps = findReleaseSteps([
    release('1.0.0', `${fine}\nexport declare function pay(): void;`),
    release(
      '1.1.0',
      `/** @deprecated */\n${fine}\nexport declare function pay(): void;`,
    ),
    release('1.2.0', `/** @deprecated */\n${fine}`),
  ]);
  const {until, deprecated, later} = historyOf(steps, '1.0.0');
  expect(until).toBe('1.0.0');
  expect(deprecated).toEqual({});
  expect(later).toEqual({
    shop: {
      look: [{kind: 'deprecated', version: '1.1.0'}],
      pay: [{kind: 'removed', version: '1.2.0'}],
    },
  });
  expect(historyOf(steps, '1.2.0').later).toEqual({});
});

test('all names of a package count from its first release, and of none before', () => {
  const first = {...release('1.1.0', exporting('buy')), new: ['shop']};
  expect(historyOf(findReleaseSteps([nothing('1.0.0'), first])).since).toEqual({
    shop: {buy: '1.1.0'},
  });
});

const BEFORE = `
export declare function buy(name: string): void;
export declare function look(): Array<string>;
export declare function pay(options: {cash: boolean}): void;
export declare function Till(props: {key: string}): null;
export declare class Base { }
export declare class Crate extends Base { lift(): void; }
export declare class Box { content: string; close(): void; }
export interface Coupon { code: string; }
`;

const AFTER = `
export declare function buy(name: string, count?: number): void;
/** @deprecated Use buy. */
export declare function look(): string[];
export declare function pay(options: {cash: boolean; tip?: number}): void;
export declare function Till(props: {key: string; drawer: string}): null;
export declare class Base { lift(): void; }
export declare class Crate extends Base { }
export declare class Box { content: string | null; open(): void; }
`;

function exporting(...names: string[]): string {
  return names.map((name) => `export declare const ${name}: string;`).join('\n');
}

function release(version: string, declarations: string): ReleaseFacts {
  const root = path.join(import.meta.dirname, '../.cache/releases', version);
  const file = path.join(root, 'index.d.ts');
  mkdirSync(root, {recursive: true});
  writeFileSync(file, declarations);
  const model = {name: 'shop', version, description: '', directory: '', peers: {}};
  const entryPoints = [{module: 'shop', file}];
  const modules = readDeclaredFacts([{root, model, entryPoints, dependencies: []}]);
  return {...nothing(version), packages: ['shop'], modules};
}

function nothing(version: string): ReleaseFacts {
  return {version, date: '2026-01-01', packages: [], new: [], missing: [], modules: []};
}

function model(name: string): Promise<ReferenceModel> {
  const {options, siteDir} = installFixture('versions', name);
  return loadModel({
    packages: options.packages,
    from: siteDir,
    cacheDir: options.cacheDir,
    variableKinds: [],
  });
}
