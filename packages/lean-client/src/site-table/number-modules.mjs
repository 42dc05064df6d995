// @ts-check

import {unknownForm} from '../unknown-form.mjs';

/** @typedef {import('./types').ModuleTree} ModuleTree */
/** @typedef {import('./types').TableRoute} TableRoute */

/**
 * Numbers the modules of the routes, in the order in which routes first use them.
 *
 * @param {object} site
 * @param {import('./read-routes.mjs').Route[]} site.routes
 * @param {Record<string, unknown>} site.chunkNames - modules of each route, by chunk name
 * @param {Map<string, string>} site.registry - paths of the modules by chunk name
 * @returns {{routes: TableRoute[], modules: {name: string, path: string}[]}} the routes without the
 *   one for unknown addresses, and the chunk names and paths of modules by number
 * @throws {Error} if routes and modules don't match
 */
export function numberModules({routes, chunkNames, registry}) {
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
  const numberOf = (/** @type {string} */ name) => {
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    return number;
  };
  const numbered = numberRoutes(routes.slice(0, -1), chunkNames, numberOf);
  const modules = [...numbers.keys()].map((name) => ({
    name,
    path: pathOf(name, registry),
  }));
  return {routes: numbered, modules};
}

/**
 * @param {import('./read-routes.mjs').Route[]} routes
 * @param {Record<string, unknown>} chunkNames
 * @param {(name: string) => number} numberOf
 * @returns {TableRoute[]}
 */
function numberRoutes(routes, chunkNames, numberOf) {
  checkOrder(routes);
  return routes.map(({component, routes: children, ...route}) => ({
    ...route,
    modules: numberTree(modulesOf(component, chunkNames), numberOf),
    ...(children && {routes: numberRoutes(children, chunkNames, numberOf)}),
  }));
}

/**
 * The browser looks up pages before frames.
 *
 * @param {import('./read-routes.mjs').Route[]} routes
 */
function checkOrder(routes) {
  const frames = routes.filter(({exact}) => !exact);
  for (const [index, {path, exact}] of routes.entries()) {
    const frame = frames.find(
      (other) =>
        routes.indexOf(other) < index && `${path}/`.startsWith(`${other.path}/`),
    );
    if (exact && frame) {
      throw unknownForm({
        file: 'routes.js',
        what: 'The order of routes',
        expected: `pages before the frames around others, but ${path} comes after ${frame.path}`,
      });
    }
  }
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
 * @param {(name: string) => number} numberOf
 * @returns {ModuleTree}
 */
function numberTree(names, numberOf) {
  if (typeof names === 'string') return numberOf(names);
  if (Array.isArray(names)) return names.map((name) => numberTree(name, numberOf));
  return Object.fromEntries(
    Object.entries(/** @type {object} */ (names)).map(([key, name]) => [
      key,
      numberTree(name, numberOf),
    ]),
  );
}
