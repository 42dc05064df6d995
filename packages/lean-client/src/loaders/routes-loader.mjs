// @ts-check

import {browserModule} from '../site-table/generated-site.mjs';

/**
 * Puts the list of the routes that are known in the place of all routes.
 *
 * @returns {string}
 */
export default function routesLoader() {
  return `export {siteRoutes as default} from ${browserModule('site-table.ts')};`;
}
