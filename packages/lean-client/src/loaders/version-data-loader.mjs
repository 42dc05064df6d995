// @ts-check

import {unknownForm} from '../unknown-form.mjs';

/**
 * Removes from a docs version's data what pages of the docs load without using it: the table of all
 * documents (id, title, description), which only document cards read, and the sidebars, which load
 * with the pages that show them.
 *
 * @this {import('@rspack/core').LoaderContext}
 * @param {string} source - the props of the version's root route, as JSON
 * @returns {string}
 */
export default function versionDataLoader(source) {
  const data = JSON.parse(source);
  if (!data.version?.docs || !data.version.docsSidebars) {
    throw unknownForm({
      file: this.resourcePath,
      what: "A docs version's data",
      expected: 'version.docs and version.docsSidebars',
    });
  }
  const version = {...data.version, docs: {}, docsSidebars: {}};
  return `export default ${JSON.stringify({...data, version})};`;
}
