// @ts-check

import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {numberModules} from './number-modules.mjs';
import {readRegistry} from './read-registry.mjs';
import {readRoutes} from './read-routes.mjs';
import {splitSidebars} from './split-sidebars.mjs';
import {versionDataFiles} from './version-data.mjs';

const PACKAGE_DIR = fileURLToPath(new URL('..', import.meta.url));

/** A separate chunk costs about this much: its wrapper, its URL, its response headers. */
const TINY_BYTES = 256;

/** Components that only render their children. */
const TINY_COMPONENTS = ['@theme/DocsRoot', '@theme/DocVersionRoot'];

/**
 * How the browser gets a module: with the main script, with the table as data, or as a chunk.
 *
 * @typedef {{name: string, path: string, place: 'main' | 'chunk' | {data: unknown}}} PlacedModule
 */

/**
 * Reads the routes and their modules that Docusaurus generated.
 *
 * @param {string} folder - the folder of `@generated`
 * @returns {{routes: import('./types').TableRoute[], modules: PlacedModule[]}} modules by number
 */
export function readGeneratedSite(folder) {
  const read = (/** @type {string} */ name) =>
    readFileSync(path.join(folder, name), 'utf8');
  const versions = versionDataFiles(folder);
  /** @param {string} request */
  const isVersionData = (request) => versions.includes(fileOf(request, folder) ?? '');
  const routes = readRoutes(read('routes.js'));
  const {chunkNames, registry} = splitSidebars({
    routes,
    chunkNames: JSON.parse(read('routesChunkNames.json')),
    registry: readRegistry(read('registry.js')),
    isVersionData,
    sidebarLoader: path.join(PACKAGE_DIR, 'loaders/sidebar-loader.mjs'),
  });
  const site = numberModules({routes, chunkNames, registry});
  return {
    routes: site.routes,
    modules: site.modules.map((module) => ({
      ...module,
      place:
        isVersionData(module.path) || TINY_COMPONENTS.includes(module.path)
          ? 'main'
          : tinyData(module.path, folder),
    })),
  };
}

/**
 * Returns the request of a module of this package that runs in the browser.
 *
 * @param {string} name
 * @returns {string} as JavaScript
 */
export function browserModule(name) {
  return JSON.stringify(path.join(PACKAGE_DIR, 'browser', name));
}

/**
 * Returns the ids of the documents in the navbar.
 *
 * @param {string} folder - the folder of `@generated`
 * @returns {string[]}
 */
export function navbarDocuments(folder) {
  const config = readFileSync(path.join(folder, 'docusaurus.config.mjs'), 'utf8');
  return [...config.matchAll(/"docId": "([^"]+)"/g)].map(([, id = '']) => id);
}

/**
 * @param {string} request
 * @param {string} folder - the folder of `@generated`
 * @returns {'chunk' | {data: unknown}}
 */
function tinyData(request, folder) {
  const file = fileOf(request, folder);
  return file !== undefined && statSync(file).size <= TINY_BYTES
    ? {data: JSON.parse(readFileSync(file, 'utf8'))}
    : 'chunk';
}

/**
 * @param {string} request
 * @param {string} folder - the folder of `@generated`
 * @returns {string | undefined} the path of a generated JSON file
 */
function fileOf(request, folder) {
  const [, name] = /^@generated\/([^!?]+\.json)$/.exec(request) ?? [];
  return name && path.join(folder, name);
}
