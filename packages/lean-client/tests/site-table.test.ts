import {readFileSync} from 'node:fs';
import path from 'node:path';

import {describe, expect, test} from 'vitest';

import {documentsOf} from '../src/site-table/documents.mjs';
import {numberModules} from '../src/site-table/number-modules.mjs';
import {readRegistry} from '../src/site-table/read-registry.mjs';
import {readRoutes} from '../src/site-table/read-routes.mjs';

// Written by Docusaurus 3.10.2 for this site, with fewer routes.
const read = (name: string) =>
  readFileSync(path.join(import.meta.dirname, 'fixtures/generated', name), 'utf8');
const routes = readRoutes(read('routes.js'));
const chunkNames = JSON.parse(read('routesChunkNames.json')) as Record<string, unknown>;
const registry = readRegistry(read('registry.js'));
const site = {routes, chunkNames, registry};
const numbered = numberModules(site);

test('routes keep their order and attributes', () => {
  expect(
    mapRoutes(numbered.routes, ({modules, ...route}) => (modules ? route : {})),
  ).toEqual(
    mapRoutes(routes.slice(0, -1), ({component, ...route}) => (component ? route : {})),
  );
});

test('modules of each route go by numbers, the same in all routes', () => {
  const trees = flat(numbered.routes).map(({modules}) => modules);
  const names = flat(routes.slice(0, -1)).map(({component}) => `${component}`);
  expect(
    trees.map((tree) =>
      mapLeaves(tree, (leaf) => numbered.modules[Number(leaf)]?.path),
    ),
  ).toEqual(
    names.map((name) => mapLeaves(chunkNames[name], (leaf) => registry.get(leaf))),
  );
  const paths = numbered.modules.map((module) => module.name);
  expect(new Set(paths).size).toBe(paths.length);
});

test('documents are told by their routes, with id, path and sidebar', () => {
  const data = JSON.parse(read('globalData.json'))['docusaurus-plugin-content-docs'];
  const byId = (one: {id: string}, other: {id: string}) => (one.id < other.id ? -1 : 1);
  expect(documentsOf(numbered.routes, '/docs').sort(byId)).toEqual(
    data.default.versions[0].docs.sort(byId),
  );
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
    expect(() => numberModules({...site, routes: routes.slice(0, -1)})).toThrow(
      "expected: {path: '*', component: ComponentCreator('*')} as the last route",
    );
  });

  test('a route without modules', () => {
    const others = {...chunkNames, '/search-5de': undefined};
    expect(() => numberModules({...site, chunkNames: others})).toThrow(
      'The table of modules has a form that is not known.\n' +
        '  where:    routesChunkNames.json, of Docusaurus\n' +
        '  expected: an entry for each route, but "/search-5de" has none',
    );
  });

  test('a module that the registry lacks', () => {
    expect(() => numberModules({...site, registry: new Map()})).toThrow(
      'expected: an entry for each module of a route, but "',
    );
  });

  test('a page after the frame around it', () => {
    const frame = {path: '/blog', component: '/blog-a', routes: []};
    expect(() =>
      numberModules({
        ...site,
        routes: [frame, ...routes],
        chunkNames: {...chunkNames, '/blog-a': {}},
      }),
    ).toThrow('expected: pages before the frames around others, but /blog');
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
  readonly component?: unknown;
  readonly modules?: unknown;
  readonly routes?: readonly RouteLike[];
}

function mapRoutes(
  list: readonly RouteLike[],
  map: (route: RouteLike) => object,
): object[] {
  return list.map((route) => ({
    ...map(route),
    ...(route.routes && {routes: mapRoutes(route.routes, map)}),
  }));
}

function flat(list: readonly RouteLike[]): RouteLike[] {
  return list.flatMap((route) => [route, ...flat(route.routes ?? [])]);
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
