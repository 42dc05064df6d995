// @ts-check

import {unknownForm} from '../unknown-form.mjs';

/**
 * Creates a module with one sidebar from a docs version's data. When it's loaded, it adds the
 * sidebar to the data, which is before a page with it is rendered. The document of an item is left
 * out, because only document cards use it.
 *
 * @this {import('@rspack/core').LoaderContext<{sidebar: string}>}
 * @param {string} source - the props of the version's root route, as JSON
 * @returns {string}
 * @throws {Error} if the data doesn't have this sidebar
 */
export default function sidebarLoader(source) {
  const {sidebar} = this.getOptions();
  const items = JSON.parse(source).version?.docsSidebars?.[sidebar];
  if (items === undefined) {
    throw unknownForm({
      file: this.resourcePath,
      what: "A docs version's data",
      expected: `the items of the sidebar "${sidebar}" in version.docsSidebars`,
    });
  }
  return [
    `import data from ${JSON.stringify(this.resourcePath)};`,
    `const items = ${JSON.stringify(items, shortened)};`,
    `data.version.docsSidebars[${JSON.stringify(sidebar)}] = items;`,
    'export default items;',
  ].join('\n');
}

/**
 * @param {string} key
 * @param {unknown} value
 */
function shortened(key, value) {
  if (key === 'docId') {
    // Breadcrumbs only check whether an item is a document.
    return '-';
  }
  return key === 'unlisted' && value === false ? undefined : value;
}
