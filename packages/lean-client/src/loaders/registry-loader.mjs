// @ts-check

import {packGeneratedSite} from '../site-table/generated-site.mjs';

/**
 * Shortens the registry of route modules. Docusaurus' entries are `[load, path, weakId]`: path
 * and weak id serve the server's rendering, the browser calls `load` alone. Modules go by the
 * numbers that the packed routes give them. Those smaller than the request for them would be come
 * with the registry.
 *
 * @this {import('@rspack/core').LoaderContext}
 * @returns {string}
 */
export default function registryLoader() {
  const {modulePaths, bundledPaths} = packGeneratedSite(this);
  const digits = String(modulePaths.length).length;
  // Chunks get their ids in the order of their names: of equal length, that is the numbers' order.
  const entries = modulePaths.map((path, number) =>
    entry(path, `webpackChunkName: "${String(number).padStart(digits, '0')}"`),
  );
  const bundled = Object.entries(bundledPaths).map(
    ([name, path]) => `${JSON.stringify(name)}: ${entry(path, 'webpackMode: "eager"')}`,
  );
  return `export default Object.assign([\n${entries.join(',\n')}\n], {\n${bundled.join(',\n')}\n});\n`;
}

/**
 * @param {string} path
 * @param {string} how - tells the bundler where the module is to be
 */
function entry(path, how) {
  return `[() => import(/* ${how} */ ${JSON.stringify(path)})]`;
}
