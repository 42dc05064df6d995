// @ts-check

/**
 * Takes the table of all documents (id, title, description) out of a docs version's data. Only
 * document cards read it, and each page of the docs would carry the descriptions of all others.
 *
 * @param {string} source - the props of the version's root route, as JSON
 * @returns {string}
 */
module.exports = function versionDataLoader(source) {
  const data = JSON.parse(source);
  if (data.version?.docs === undefined) {
    return source;
  }
  return JSON.stringify({...data, version: {...data.version, docs: {}}});
};
