// @ts-check

import {unknownForm} from '../unknown-form.mjs';

const EXPORT = /export default (?=\{)/;

/** Settings that only the build reads. */
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
 * Removes build settings from the site's configuration.
 *
 * @param {string} source - the configuration that Docusaurus generated
 * @returns {string}
 * @throws {Error} if the file has an unknown format
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
  // Of the future flags, the browser only reads the router's type.
  const {experimental_router} = config.future ?? {};
  const lean = {...Object.fromEntries(kept), future: {experimental_router}};
  return `${head}export default ${JSON.stringify(lean)};\n`;
}
