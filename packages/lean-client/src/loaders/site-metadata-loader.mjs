// @ts-check

import {unknownForm} from '../unknown-form.mjs';

/**
 * Removes the versions of plugins, which Docusaurus' debugging pages show, from the site's
 * metadata.
 *
 * @param {string} source - the metadata that Docusaurus generated, as JSON
 * @returns {string}
 */
export default function siteMetadataLoader(source) {
  const metadata = JSON.parse(source);
  if (!metadata.pluginVersions) {
    throw unknownForm({
      file: 'site-metadata.json',
      what: "The site's metadata",
      expected: 'the entry "pluginVersions"',
    });
  }
  return `export default ${JSON.stringify({...metadata, pluginVersions: {}})};`;
}
