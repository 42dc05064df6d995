// @ts-check

/**
 * Takes out of a docs version's data what each page of the docs would carry in vain: the table of
 * all documents (id, title, description), which only document cards read, and the sidebars, which
 * come with the pages that show them.
 *
 * @param {string} source - the props of the version's root route, as JSON
 * @returns {string}
 */
module.exports = function versionDataLoader(source) {
  const data = JSON.parse(source);
  const lean = data.version && {...data.version, docs: {}, docsSidebars: {}};
  return `export default ${JSON.stringify({...data, ...(lean && {version: lean})})};`;
};
