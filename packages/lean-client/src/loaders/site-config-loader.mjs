// @ts-check

import {unknownForm} from '../unknown-form.mjs';

const EXPORT = /export default (?=\{)/;

/** Settings that the build alone reads. */
const BUILD_SETTINGS = [
  'clientModules',
  'headTags',
  'markdown',
  'plugins',
  'presets',
  'scripts',
  'staticDirectories',
  'stylesheets',
  'themes',
];

/**
 * Takes the settings out of the site's configuration that say how to build it.
 *
 * @param {string} source - the configuration that Docusaurus generated
 * @returns {string}
 * @throws {Error} when the file has another form than this loader knows
 */
export default function siteConfigLoader(source) {
  const [head, json] = source.split(EXPORT);
  if (head === undefined || json === undefined) {
    throw unknownForm({
      file: 'docusaurus.config.mjs',
      what: "The site's configuration",
      expected: '"export default" followed by JSON',
    });
  }
  const config = JSON.parse(json.replace(/;\s*$/, ''));
  const lean = Object.entries(config).filter(([key]) => !BUILD_SETTINGS.includes(key));
  return `${head}export default ${JSON.stringify(Object.fromEntries(lean))};\n`;
}
