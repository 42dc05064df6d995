// @ts-check

const {unknownForm} = require('../unknown-form.cjs');

/** Stands for the next module that no route before has named. */
const NEXT = -1;

/**
 * Consecutive routes that differ in their paths and in modules of their own alone.
 *
 * @typedef {object} RouteGroup
 * @property {string} prefix - what all paths begin with
 * @property {string} paths - what follows, one line for each route
 * @property {unknown} modules - a tree of module numbers; -1 is the next number not yet given
 * @property {object} [attributes] - what else the routes have in common
 * @property {RouteGroup[]} [routes] - the children, where the group is one route
 */

/**
 * Packs the routes and the modules that each needs into one table. The modules are numbered in
 * the order in which routes first name them, so that most numbers need not be said.
 *
 * @param {object} site
 * @param {import('./read-routes.cjs').Route[]} site.routes
 * @param {Record<string, unknown>} site.chunkNames - modules of each route, by chunk name
 * @param {Map<string, string>} site.registry - paths of the modules by chunk name
 * @returns {{groups: RouteGroup[], modulePaths: string[]}} the paths in the order of their numbers
 * @throws {Error} when routes and modules do not fit together
 */
module.exports.packSite = function packSite({routes, chunkNames, registry}) {
  const last = routes.at(-1);
  if (last?.path !== '*' || last.component !== '*') {
    throw unknownForm({
      file: 'routes.js',
      what: 'The list of routes',
      expected: "{path: '*', component: ComponentCreator('*')} as the last route",
    });
  }
  /** @type {Map<string, number>} */
  const numbers = new Map();
  const groups = packRoutes(routes.slice(0, -1), chunkNames, numbers);
  return {groups, modulePaths: [...numbers.keys()].map((name) => pathOf(name, registry))};
};

/**
 * @param {import('./read-routes.cjs').Route[]} routes
 * @param {Record<string, unknown>} chunkNames
 * @param {Map<string, number>} numbers
 * @returns {RouteGroup[]}
 */
function packRoutes(routes, chunkNames, numbers) {
  /** @type {{key: string, paths: string[], group: Omit<RouteGroup, 'prefix' | 'paths'>}[]} */
  const groups = [];
  for (const {path, component, routes: children, ...attributes} of routes) {
    const modules = numberModules(modulesOf(component, chunkNames), numbers);
    const group = {
      modules,
      ...(Object.keys(attributes).length > 0 && {attributes}),
      ...(children && {routes: packRoutes(children, chunkNames, numbers)}),
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
 * @param {Map<string, number>} numbers
 * @returns {unknown} the tree with numbers in their place
 */
function numberModules(names, numbers) {
  if (typeof names === 'string') {
    const number = numbers.get(names);
    if (number === undefined) {
      numbers.set(names, numbers.size);
    }
    return number ?? NEXT;
  }
  if (Array.isArray(names)) {
    return names.map((name) => numberModules(name, numbers));
  }
  return Object.fromEntries(
    Object.entries(/** @type {object} */ (names)).map(([key, name]) => [
      key,
      numberModules(name, numbers),
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
