import {readFileSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, test} from 'vitest';

import {chunkNamesOf, documentsOf, routesOf} from '../src/browser/unpack-site.mjs';
import {packSite} from '../src/site-table/pack-site.mjs';
import {readRegistry} from '../src/site-table/read-registry.mjs';
import {readRoutes} from '../src/site-table/read-routes.mjs';

// Written by Docusaurus 3.10.2 for this site, with fewer routes.
const read = (name: string) =>
  readFileSync(path.join(import.meta.dirname, 'fixtures/generated', name), 'utf8');
const routes = readRoutes(read('routes.js'));
const chunkNames = JSON.parse(read('routesChunkNames.json')) as Record<string, unknown>;
const registry = readRegistry(read('registry.js'));
const site = {routes, chunkNames, registry, isBundled: () => false};

describe('what the browser makes from the packed table is what Docusaurus generated', () => {
  const {groups, modulePaths} = packSite(site);

  test('routes, in their order and with their attributes', () => {
    const withoutHash = (component: string) => component.replace(/-[^-]+$/, '');
    expect(routesOf(groups, (address) => address)).toEqual(
      mapComponents(routes, withoutHash),
    );
  });

  test('modules of each route, also of routes that share a path', () => {
    const keys = keysOf(routesOf(groups, (address, hash) => `${address}-${hash}`));
    const made = chunkNamesOf(groups);
    const originals = keysOf(routes);
    expect(Object.keys(made)).toEqual(keys.slice(0, -1));
    keys.slice(0, -1).forEach((key, index) => {
      const original = chunkNames[originals[index] ?? ''];
      expect(mapLeaves(made[key], (mark) => modulePaths[Number(mark)])).toEqual(
        mapLeaves(original, (name) => registry.get(name)),
      );
    });
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('documents with id, path and sidebar', () => {
    const data = JSON.parse(read('globalData.json'))['docusaurus-plugin-content-docs'];
    const byId = (one: {id: string}, other: {id: string}) =>
      one.id < other.id ? -1 : 1;
    expect(documentsOf(groups, '/docs').sort(byId)).toEqual(
      data.default.versions[0].docs.sort(byId),
    );
  });
});

test('a bundled module goes by a name that Docusaurus does not prefetch', () => {
  const {groups, modulePaths, bundledPaths} = packSite({
    ...site,
    isBundled: (address) => address.endsWith('__plugin.json'),
  });
  const names = Object.keys(bundledPaths);
  expect(names.length).toBeGreaterThan(0);
  expect(names.every((name) => name.includes('undefined'))).toBe(true);
  expect(modulePaths.some((address) => address.endsWith('__plugin.json'))).toBe(false);
  expect(JSON.stringify(chunkNamesOf(groups))).toContain(names[0]);
});

describe('a generated file of another form stops the build', () => {
  test('routes with another import', () => {
    const source = read('routes.js').replace('import React', 'import * as React');
    expect(() => readRoutes(source)).toThrow(
      'The file of routes has a form that is not known.\n' +
        '  where:    routes.js, of Docusaurus\n' +
        '  expected: imports of React and ComponentCreator, then one exported array\n' +
        '  fix:      Adapt packages/lean-client to this version of Docusaurus. Until then, turn it off with its option "enabled".',
    );
  });

  test('routes without the one for unknown paths', () => {
    expect(() => packSite({...site, routes: routes.slice(0, -1)})).toThrow(
      "expected: {path: '*', component: ComponentCreator('*')} as the last route",
    );
  });

  test('a route without modules', () => {
    const others = {...chunkNames, '/search-5de': undefined};
    expect(() => packSite({...site, chunkNames: others})).toThrow(
      'The table of modules has a form that is not known.\n' +
        '  where:    routesChunkNames.json, of Docusaurus\n' +
        '  expected: an entry for each route, but "/search-5de" has none',
    );
  });

  test('a module that the registry lacks', () => {
    expect(() => packSite({...site, registry: new Map()})).toThrow(
      'expected: an entry for each module of a route, but "',
    );
  });

  test('a registry with an entry of another form', () => {
    const source = read('registry.js').replace(
      '[() => import(',
      '[async () => import(',
    );
    expect(() => readRegistry(source)).toThrow(
      'The registry of route modules has a form that is not known.\n' +
        '  where:    registry.js, of Docusaurus\n' +
        '  expected: entries of the form "name": [() => import(…), "path", require.resolveWeak("path")], but 1 of ',
    );
  });
});

interface RouteLike {
  readonly path: string;
  readonly component: string;
  readonly routes?: readonly RouteLike[];
}

function mapComponents(
  list: readonly RouteLike[],
  map: (component: string) => string,
): object[] {
  return list.map(({component, routes: children, ...rest}) => ({
    ...rest,
    component: component === '*' ? component : map(component),
    ...(children && {routes: mapComponents(children, map)}),
  }));
}

function keysOf(list: readonly object[]): string[] {
  return (list as readonly RouteLike[]).flatMap(({component, routes: children}) => [
    component,
    ...keysOf(children ?? []),
  ]);
}

function mapLeaves(tree: unknown, map: (leaf: string) => unknown): unknown {
  if (typeof tree !== 'object' || tree === null) {
    return map(String(tree));
  }
  const entries = Object.entries(tree).map(([key, value]) => [
    key,
    mapLeaves(value, map),
  ]);
  return Array.isArray(tree)
    ? entries.map(([, value]) => value)
    : Object.fromEntries(entries);
}
