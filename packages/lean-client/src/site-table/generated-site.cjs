// @ts-check

const {readFileSync, statSync} = require('node:fs');
const path = require('node:path');

const {packSite} = require('./pack-site.cjs');
const {readRegistry} = require('./read-registry.cjs');
const {readRoutes} = require('./read-routes.cjs');
const {splitSidebars} = require('./split-sidebars.cjs');
const {VERSION_DATA} = require('./version-data.cjs');

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
module.exports.packGeneratedSite = function packGeneratedSite(loader) {
  /** @param {string} name */
  const read = (name) => {
    const file = path.join(path.dirname(loader.resourcePath), name);
    loader.addDependency(file);
    return readFileSync(file, 'utf8');
  };
  const routes = readRoutes(read('routes.js'));
  const {chunkNames, registry} = splitSidebars({
    routes,
    chunkNames: JSON.parse(read('routesChunkNames.json')),
    registry: readRegistry(read('registry.js')),
    sidebarLoader: path.join(__dirname, '../loaders/sidebar-loader.cjs'),
  });
  const folder = path.dirname(loader.resourcePath);
  const isBundled = (/** @type {string} */ request) => isTiny(request, folder);
  return packSite({routes, chunkNames, registry, isBundled});
};

/**
 * Returns the request of the module that holds the packed routes.
 *
 * @param {import('@rspack/core').LoaderContext} loader
 * @returns {string} as JavaScript
 */
module.exports.tableRequest = function tableRequest(loader) {
  const folder = path.dirname(loader.resourcePath);
  const tableLoader = path.join(__dirname, '../loaders/table-loader.cjs');
  return JSON.stringify(`!!${tableLoader}!${path.join(folder, 'routes.js')}`);
};

/**
 * Returns the request of a module of this package that runs in the browser.
 *
 * @param {string} name
 * @returns {string} as JavaScript
 */
module.exports.browserModule = function browserModule(name) {
  return JSON.stringify(path.join(__dirname, '../browser', name));
};

/**
 * @param {string} request
 * @param {string} folder - what `@generated` stands for
 */
function isTiny(request, folder) {
  const [, file] = /^@generated\/([^!?]+\.json)$/.exec(request) ?? [];
  return (
    TINY_COMPONENTS.includes(request) ||
    (file !== undefined &&
      (VERSION_DATA.test(file) || statSync(path.join(folder, file)).size <= TINY_BYTES))
  );
}
