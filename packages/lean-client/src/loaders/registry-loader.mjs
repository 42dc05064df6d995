// @ts-check

import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {readGeneratedSite} from '../site-table/generated-site.mjs';

const ROUTE_MODULES = fileURLToPath(
  new URL('route-modules-loader.mjs', import.meta.url),
);

/**
 * Reduces the registry of route modules to those in the main script, by number. The others are
 * requested with the ids in the site's table.
 *
 * @this {import('@rspack/core').LoaderContext}
 * @returns {string}
 */
export default function registryLoader() {
  const {modules} = readGeneratedSite(path.dirname(this.resourcePath));
  const bundled = modules.flatMap(({path, place}, number) =>
    place === 'main' ? [{path, number}] : [],
  );
  const rest = JSON.stringify(`!!${ROUTE_MODULES}!${this.resourcePath}`);
  return [
    ...bundled.map(
      ({path, number}) => `import * as module${number} from ${JSON.stringify(path)};`,
    ),
    `export default {${bundled.map(({number}) => `${number}: module${number}`).join(', ')}};`,
    // Never called: it shows the modules to the bundler, and their ids to the table's plugin.
    `export const askForRest = () => import(/* webpackChunkName: "route-modules" */ ${rest});`,
  ].join('\n');
}
