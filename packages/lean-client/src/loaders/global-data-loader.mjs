// @ts-check

import {isDeepStrictEqual} from 'node:util';

import path from 'node:path';

import {
  browserModule,
  navbarDocuments,
  readGeneratedSite,
} from '../site-table/generated-site.mjs';
import {documentsOf} from '../site-table/documents.mjs';
import {unknownForm} from '../unknown-form.mjs';

const DOCS_PLUGIN = 'docusaurus-plugin-content-docs';

/** @typedef {{path: string, mainDocId: string, docs: {id: string}[]}} Version */

/**
 * Creates the lists of documents from the known routes, if the routes determine them. The document
 * with which a version opens and those in the navbar, which every page shows, are kept. Other
 * lists, such as one whose ids differ from the paths, aren't changed.
 *
 * @this {import('@rspack/core').LoaderContext}
 * @param {string} source - the global data that Docusaurus generated, as JSON
 * @returns {string}
 */
export default function globalDataLoader(source) {
  const folder = path.dirname(this.resourcePath);
  const {routes} = readGeneratedSite(folder);
  const inNavbar = navbarDocuments(folder);
  /** @type {string[]} */
  const assignments = [];
  const data = JSON.parse(source);
  for (const [plugin, {versions}] of Object.entries(data[DOCS_PLUGIN] ?? {})) {
    if (!versions?.every((/** @type {Version} */ {path, docs}) => path && docs)) {
      throw unknownForm({
        file: 'globalData.json',
        what: 'The global data of the docs plugin',
        expected: 'versions, each with "path" and "docs"',
      });
    }
    versions.forEach((/** @type {Version} */ version, /** @type {number} */ index) => {
      if (isSameList(documentsOf(routes, version.path), version.docs)) {
        version.docs = version.docs.filter(
          ({id}) => id === version.mainDocId || inNavbar.includes(id),
        );
        assignments.push(
          `keepDocuments(data[${JSON.stringify(DOCS_PLUGIN)}][${JSON.stringify(plugin)}].versions[${index}]);`,
        );
      }
    });
  }
  return [
    `import {keepDocuments} from ${browserModule('keep-documents.ts')};`,
    `const data = ${JSON.stringify(data)};`,
    ...assignments,
    'export default data;',
  ].join('\n');
}

/**
 * Returns whether two lists contain the same documents, in any order.
 *
 * @param {{id: string}[]} one
 * @param {{id: string}[]} other
 */
function isSameList(one, other) {
  /** @param {{id: string}[]} list */
  const sorted = (list) => [...list].sort((a, b) => (a.id < b.id ? -1 : 1));
  return isDeepStrictEqual(sorted(one), sorted(other));
}
