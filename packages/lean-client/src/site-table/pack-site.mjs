// @ts-check

import {unknownForm} from '../unknown-form.mjs';

/** Stands for the next module that no route before has named. */
const NEXT = -1;

/**
 * Names of modules that have no chunk of their own begin so: Docusaurus prefetches no file with
 * this word in its name.
 */
const BUNDLED = 'undefined-';

/**
 * Consecutive routes that differ in their paths and in modules of their own alone.
 *
 * @typedef {object} RouteGroup
 * @property {string} prefix - what all paths begin with
 * @property {string} paths - what follows, one line for each route
 * @property {unknown} modules - a tree of module numbers, where -1 is the next number not yet
 *   given, and of the names of bundled modules
 * @property {object} [attributes] - what else the routes have in common
 * @property {RouteGroup[]} [routes] - the children, where the group is one route
 */

/**
 * Packs the routes and the modules that each needs into one table. The modules are numbered in
 * the order in which routes first name them, so that most numbers need not be said. Modules that
 * are bundled with the registry have a name instead.
 *
 * @param {object} site
 * @param {import('./read-routes.mjs').Route[]} site.routes
 * @param {Record<string, unknown>} site.chunkNames - modules of each route, by chunk name
 * @param {Map<string, string>} site.registry - paths of the modules by chunk name
 * @param {(path: string) => boolean} site.isBundled
 * @returns {{groups: RouteGroup[], modulePaths: string[], bundledPaths: Record<string, string>}}
 *   the paths in the order of their numbers, and those of bundled modules by name
 * @throws {Error} when routes and modules do not fit together
 */
export function packSite({routes, chunkNames, registry, isBundled}) {
  const last = routes.at(-1);
  if (last?.path !== '*' || last.component !== '*') {
    throw unknownForm({
      file: 'routes.js',
      what: 'The list of routes',
      expected: "{path: '*', component: ComponentCreator('*')} as the last route",
    });
  }
  /** @type {string[]} */
  const modulePaths = [];
  /** @type {Record<string, string>} */
  const bundledPaths = {};
  /** @type {Map<string, number | string>} */
  const marks = new Map();
  const mark = (/** @type {string} */ name) => {
    const known = marks.get(name);
    if (known !== undefined) {
      return known;
    }
    const path = pathOf(name, registry);
    if (isBundled(path)) {
      const bundled = BUNDLED + Object.keys(bundledPaths).length;
      bundledPaths[bundled] = path;
      marks.set(name, bundled);
      return bundled;
    }
    marks.set(name, modulePaths.length);
    modulePaths.push(path);
    return NEXT;
  };
  const groups = packRoutes(routes.slice(0, -1), chunkNames, mark);
  return {groups, modulePaths, bundledPaths};
}

/**
 * @param {import('./read-routes.mjs').Route[]} routes
 * @param {Record<string, unknown>} chunkNames
 * @param {(name: string) => number | string} mark
 * @returns {RouteGroup[]}
 */
function packRoutes(routes, chunkNames, mark) {
  /** @type {{key: string, paths: string[], group: Omit<RouteGroup, 'prefix' | 'paths'>}[]} */
  const groups = [];
  for (const {path, component, routes: children, ...attributes} of routes) {
    const modules = markModules(modulesOf(component, chunkNames), mark);
    const group = {
      modules,
      ...(Object.keys(attributes).length > 0 && {attributes}),
      ...(children && {routes: packRoutes(children, chunkNames, mark)}),
    };
    const key = JSON.stringify(group);
    const previous = groups.at(-1);
    if (previous?.key === key && !children) {
      previous.paths.push(path);
    } else {
      groups.push({key, paths: [path], group});
    }
  }
  return groups.map(({paths, group}) => ({...packPaths(paths), ...group}));
}

/**
 * @param {string} component
 * @param {Record<string, unknown>} chunkNames
 */
function modulesOf(component, chunkNames) {
  const modules = chunkNames[component];
  if (modules === undefined) {
    throw unknownForm({
      file: 'routesChunkNames.json',
      what: 'The table of modules',
      expected: `an entry for each route, but "${component}" has none`,
    });
  }
  return modules;
}

/**
 * @param {string} name
 * @param {Map<string, string>} registry
 */
function pathOf(name, registry) {
  const path = registry.get(name);
  if (path === undefined) {
    throw unknownForm({
      file: 'registry.js',
      what: 'The registry of route modules',
      expected: `an entry for each module of a route, but "${name}" has none`,
    });
  }
  return path;
}

/**
 * @param {unknown} names - a tree of chunk names
 * @param {(name: string) => number | string} mark
 * @returns {unknown} the tree with marks in their place
 */
function markModules(names, mark) {
  if (typeof names === 'string') {
    return mark(names);
  }
  if (Array.isArray(names)) {
    return names.map((name) => markModules(name, mark));
  }
  return Object.fromEntries(
    Object.entries(/** @type {object} */ (names)).map(([key, name]) => [
      key,
      markModules(name, mark),
    ]),
  );
}

/** @param {string[]} paths */
function packPaths(paths) {
  let prefix = paths[0] ?? '';
  for (const path of paths) {
    while (!path.startsWith(prefix)) {
      prefix = prefix.slice(0, -1);
    }
  }
  return {prefix, paths: paths.map((path) => path.slice(prefix.length)).join('\n')};
}
