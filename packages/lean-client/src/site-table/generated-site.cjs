// @ts-check

const {readFileSync} = require('node:fs');
const path = require('node:path');

const {packSite} = require('./pack-site.cjs');
const {readRegistry} = require('./read-registry.cjs');
const {readRoutes} = require('./read-routes.cjs');
const {splitSidebars} = require('./split-sidebars.cjs');

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
  return packSite({routes, chunkNames, registry});
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
