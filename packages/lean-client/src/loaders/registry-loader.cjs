// @ts-check

const {statSync} = require('node:fs');
const path = require('node:path');

const {packGeneratedSite} = require('../site-table/generated-site.cjs');
const {VERSION_DATA} = require('../site-table/version-data.cjs');

/** A chunk of its own costs about that much: its frame, its address and its response's head. */
const TINY_BYTES = 256;

/** Components that only hand on what they are given. */
const TINY_COMPONENTS = ['@theme/DocsRoot', '@theme/DocVersionRoot'];

/**
 * Shortens the registry of route modules. Docusaurus' entries are `[load, path, weakId]`: path
 * and weak id serve the server's rendering, the browser calls `load` alone. Modules go by the
 * numbers that the packed routes give them. Data that is smaller than the request for it would
 * be comes with the registry.
 *
 * @this {import('@rspack/core').LoaderContext}
 * @returns {string}
 */
module.exports = function registryLoader() {
  const folder = path.dirname(this.resourcePath);
  const entries = packGeneratedSite(this).modulePaths.map((request, number) => {
    const how = isTiny(request, folder)
      ? 'webpackMode: "eager"'
      : `webpackChunkName: "${number}"`;
    return `[() => import(/* ${how} */ ${JSON.stringify(request)})],`;
  });
  return `export default [\n${entries.join('\n')}\n];\n`;
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
