// @ts-check

import path from 'node:path';

import {readGeneratedSite} from '../site-table/generated-site.mjs';

/**
 * Makes a module that imports each module of a route on demand, in a chunk named as Docusaurus names
 * it: no page runs it, but the bundler's code for it tells what to load for a module.
 *
 * @this {import('@rspack/core').LoaderContext}
 * @returns {string}
 */
export default function routeModulesLoader() {
  const {modules} = readGeneratedSite(path.dirname(this.resourcePath));
  const entries = modules.flatMap(({name, path, place}, number) =>
    place === 'chunk'
      ? [
          `${number}: () => import(/* webpackChunkName: "${name}" */ ${JSON.stringify(path)})`,
        ]
      : [],
  );
  return `globalThis.routeModules = {\n${entries.join(',\n')}\n};\n`;
}
