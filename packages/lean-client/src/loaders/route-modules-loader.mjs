// @ts-check

import path from 'node:path';

import {readGeneratedSite} from '../site-table/generated-site.mjs';

/**
 * Creates a module that imports each module of a route on demand, in a chunk with Docusaurus' name
 * for it. No page runs it, but the bundler's code for it shows what to load for each module.
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
