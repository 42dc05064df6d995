// @ts-check

const {packGeneratedSite} = require('../site-table/generated-site.cjs');

/**
 * Replaces the generated routes by their packed form, from which the browser makes the routes and
 * the names of their modules.
 *
 * @this {import('@rspack/core').LoaderContext}
 * @returns {string}
 */
module.exports = function tableLoader() {
  return `export default ${JSON.stringify(packGeneratedSite(this).groups)};`;
};
