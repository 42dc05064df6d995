// @ts-check

import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {readGeneratedSite} from '../site-table/generated-site.mjs';

const ROUTE_MODULES = fileURLToPath(
  new URL('route-modules-loader.mjs', import.meta.url),
);

/**
 * Leaves of the registry of route modules those that come with the main script, by number. The others
 * are asked for by the ids that the site's table has.
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
    // Nobody calls it: it shows the bundler the modules, and the table's plugin their ids.
    `export const askForRest = () => import(/* webpackChunkName: "route-modules" */ ${rest});`,
  ].join('\n');
}
