// @ts-check

const {browserModule, tableRequest} = require('../site-table/generated-site.cjs');

/**
 * Makes the table of each route's modules from the packed table when the site starts.
 *
 * @this {import('@rspack/core').LoaderContext}
 * @returns {string}
 */
module.exports = function chunkNamesLoader() {
  return [
    `import groups from ${tableRequest(this)};`,
    `import {chunkNamesOf} from ${browserModule('unpack-site.mjs')};`,
    'export default chunkNamesOf(groups);',
  ].join('\n');
};
