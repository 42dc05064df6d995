// @ts-check

import {unknownForm} from '../unknown-form.mjs';

const EXPORT = /export default (?=\{)/;

/** Settings that the build alone reads. */
const BUILD_SETTINGS = [
  'clientModules',
  'future',
  'headTags',
  'i18n',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'staticDirectories',
  'storage',
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
  const kept = Object.entries(config).filter(([key]) => !BUILD_SETTINGS.includes(key));
  // Of what is to come, the browser asks for the kind of addresses.
  const {experimental_router} = config.future ?? {};
  const lean = {...Object.fromEntries(kept), future: {experimental_router}};
  return `${head}export default ${JSON.stringify(lean)};\n`;
}
