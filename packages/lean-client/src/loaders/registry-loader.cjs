// @ts-check

const {packGeneratedSite} = require('../site-table/generated-site.cjs');

/**
 * Shortens the registry of route modules. Docusaurus' entries are `[load, path, weakId]`: path
 * and weak id serve the server's rendering, the browser calls `load` alone. Modules go by the
 * numbers that the packed routes give them.
 *
 * @this {import('@rspack/core').LoaderContext}
 * @returns {string}
 */
module.exports = function registryLoader() {
  const entries = packGeneratedSite(this).modulePaths.map(
    (path, number) =>
      `[() => import(/* webpackChunkName: "${number}" */ ${JSON.stringify(path)})],`,
  );
  return `export default [\n${entries.join('\n')}\n];\n`;
};
