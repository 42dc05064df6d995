// @ts-check

import {browserModule, tableRequest} from '../site-table/generated-site.mjs';

/**
 * Makes the table of each route's modules from the packed table when the site starts.
 *
 * @this {import('@rspack/core').LoaderContext}
 * @returns {string}
 */
export default function chunkNamesLoader() {
  return [
    `import groups from ${tableRequest(this)};`,
    `import {chunkNamesOf} from ${browserModule('unpack-site.mjs')};`,
    'export default chunkNamesOf(groups);',
  ].join('\n');
}
