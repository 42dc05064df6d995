// @ts-check

import {unknownForm} from '../unknown-form.mjs';

/**
 * Takes out of a docs version's data what each page of the docs would carry in vain: the table of
 * all documents (id, title, description), which only document cards read, and the sidebars, which
 * come with the pages that show them.
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
