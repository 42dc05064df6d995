// @ts-check

import {unknownForm} from '../unknown-form.mjs';

/**
 * Makes a module of one sidebar out of a docs version's data. It puts the sidebar back into the
 * data when it is loaded, which is before a page that shows it is rendered. Which document an item
 * is serves document cards alone.
 *
 * @this {import('@rspack/core').LoaderContext<{sidebar: string}>}
 * @param {string} source - the props of the version's root route, as JSON
 * @returns {string}
 * @throws {Error} when the data has no such sidebar
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
    // Breadcrumbs ask whether an item is a document, not which.
    return '-';
  }
  return key === 'unlisted' && value === false ? undefined : value;
}
