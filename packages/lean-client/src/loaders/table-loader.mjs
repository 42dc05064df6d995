// @ts-check

import {packGeneratedSite} from '../site-table/generated-site.mjs';

/**
 * Replaces the generated routes by their packed form, from which the browser makes the routes and
 * the names of their modules.
 *
 * @this {import('@rspack/core').LoaderContext}
 * @returns {string}
 */
export default function tableLoader() {
  return `export default ${JSON.stringify(packGeneratedSite(this).groups)};`;
}
