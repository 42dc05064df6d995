// @ts-check

import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {packSite} from './pack-site.mjs';
import {readRegistry} from './read-registry.mjs';
import {readRoutes} from './read-routes.mjs';
import {splitSidebars} from './split-sidebars.mjs';
import {versionDataFiles} from './version-data.mjs';

const PACKAGE_DIR = fileURLToPath(new URL('..', import.meta.url));

/** A chunk of its own costs about that much: its frame, its address, its response's head. */
const TINY_BYTES = 256;

/** Components that only hand on what they are given. */
const TINY_COMPONENTS = ['@theme/DocsRoot', '@theme/DocVersionRoot'];

/**
 * Packs the site that lies beside the module that a loader works on.
 *
 * @param {import('@rspack/core').LoaderContext} loader
 * @returns {ReturnType<typeof packSite>}
 */
export function packGeneratedSite(loader) {
  /** @param {string} name */
  const read = (name) => {
    const file = path.join(path.dirname(loader.resourcePath), name);
    loader.addDependency(file);
    return readFileSync(file, 'utf8');
  };
  const folder = path.dirname(loader.resourcePath);
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
  /** @param {string} request */
  const isBundled = (request) => isVersionData(request) || isTiny(request, folder);
  return packSite({routes, chunkNames, registry, isBundled});
}

/**
 * Returns the request of the module that holds the packed routes.
 *
 * @param {import('@rspack/core').LoaderContext} loader
 * @returns {string} as JavaScript
 */
export function tableRequest(loader) {
  const folder = path.dirname(loader.resourcePath);
  const tableLoader = path.join(PACKAGE_DIR, 'loaders/table-loader.mjs');
  return JSON.stringify(`!!${tableLoader}!${path.join(folder, 'routes.js')}`);
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
 * @param {string} request
 * @param {string} folder - what `@generated` stands for
 */
function isTiny(request, folder) {
  const file = fileOf(request, folder);
  return (
    TINY_COMPONENTS.includes(request) ||
    (file !== undefined && statSync(file).size <= TINY_BYTES)
  );
}

/**
 * @param {string} request
 * @param {string} folder - what `@generated` stands for
 * @returns {string | undefined} the path of a generated JSON file
 */
function fileOf(request, folder) {
  const [, name] = /^@generated\/([^!?]+\.json)$/.exec(request) ?? [];
  return name && path.join(folder, name);
}
