import {expect, test} from 'vitest';

import {
  compareModels,
  findFirstVersions,
  formatChanges,
  loadModel,
  type ReferenceModel,
  type VersionExports,
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

test('a name counts from the version that brought it, or brought it back', () => {
  const {from, until, since} = findFirstVersions([
    version('1.0.0', ['old', 'gone']),
    version('1.1.0', ['old', 'early']),
    version('1.2.0', ['old', 'early', 'gone', 'late']),
  ]);
  expect([from, until]).toEqual(['1.0.0', '1.2.0']);
  expect(since).toEqual({shop: {early: '1.1.0', gone: '1.2.0', late: '1.2.0'}});
});

test('nothing is said of a name whose package could not be read the version before', () => {
  const unread = {version: '1.1.0', packages: [], modules: []};
  expect(
    findFirstVersions([version('1.0.0', []), unread, version('1.2.0', ['new'])]).since,
  ).toEqual({});
});

test('a module that a known package did not have yet counts from its first version', () => {
  const later = version('1.1.0', ['buy']);
  const modules = [...later.modules, {module: 'shop/cart', names: ['add']}];
  expect(
    findFirstVersions([version('1.0.0', ['buy']), {...later, modules}]).since,
  ).toEqual({'shop/cart': {add: '1.1.0'}});
});

function version(number: string, names: readonly string[]): VersionExports {
  return {version: number, packages: ['shop'], modules: [{module: 'shop', names}]};
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
