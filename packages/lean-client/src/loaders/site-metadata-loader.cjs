// @ts-check

/**
 * Takes the versions of the plugins, which Docusaurus' debugging pages show, out of the site's
 * metadata.
 *
 * @param {string} source - the metadata that Docusaurus generated, as JSON
 * @returns {string}
 */
module.exports = function siteMetadataLoader(source) {
  return `export default ${JSON.stringify({...JSON.parse(source), pluginVersions: {}})};`;
};
