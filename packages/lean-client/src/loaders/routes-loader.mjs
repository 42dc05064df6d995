// @ts-check

import {browserModule, tableRequest} from '../site-table/generated-site.mjs';

/**
 * Makes the routes from the packed table when the site starts.
 *
 * @this {import('@rspack/core').LoaderContext}
 * @returns {string}
 */
export default function routesLoader() {
  return [
    "import ComponentCreator from '@docusaurus/ComponentCreator';",
    `import groups from ${tableRequest(this)};`,
    `import {routesOf} from ${browserModule('unpack-site.mjs')};`,
    'export default routesOf(groups, ComponentCreator);',
  ].join('\n');
}
