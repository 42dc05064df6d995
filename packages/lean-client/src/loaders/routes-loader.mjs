// @ts-check

import {browserModule} from '../site-table/generated-site.mjs';

/**
 * Replaces all routes with the list of known routes.
 *
 * @returns {string}
 */
export default function routesLoader() {
  return `export {siteRoutes as default} from ${browserModule('site-table.ts')};`;
}
