// @ts-check

import vm from 'node:vm';

import {unknownForm} from '../unknown-form.mjs';

const IMPORTS =
  /^import React from 'react';\nimport ComponentCreator from '@docusaurus\/ComponentCreator';\n+export default /;

/**
 * A route as Docusaurus generates it, with the key of its modules for its component.
 *
 * @typedef {{path: string, component: string, routes?: Route[], [attribute: string]: unknown}} Route
 */

/**
 * Returns the routes that the generated `routes.js` exports. A component is its key in
 * `routesChunkNames.json`: the route's path and hash, or the path alone for the "not found" route.
 *
 * @param {string} source
 * @returns {Route[]}
 * @throws {Error} if the file has an unknown format
 */
export function readRoutes(source) {
  if (!IMPORTS.test(source)) {
    throw unknownForm({
      file: 'routes.js',
      what: 'The file of routes',
      expected: 'imports of React and ComponentCreator, then one exported array',
    });
  }
  const ComponentCreator = (/** @type {string} */ path, /** @type {string=} */ hash) =>
    hash === undefined ? path : `${path}-${hash}`;
  const expression = source.replace(IMPORTS, '').replace(/;\s*$/, '');
  const routes = vm.runInNewContext(`(${expression})`, {ComponentCreator});
  // Objects from another context don't have this context's prototype.
  return JSON.parse(JSON.stringify(routes));
}
