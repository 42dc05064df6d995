// @ts-check
import {existsSync} from 'node:fs';
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';

import {FourPartError} from '../../packages/common/src/four-part-error.mjs';
import {fingerprintInputs} from './fingerprint.mjs';
import {installDependencies} from './install-dependencies.mjs';
import {CACHE, ROOT, SITE} from './paths.mjs';
import {precompress} from './precompress.mjs';
import {PUBLIC_SITE} from './site-variants.mjs';
import {stage} from './stage.mjs';
import {registerTypeScript} from './register-typescript.mjs';
import {runTool} from './tool.mjs';

/** @typedef {import('./site-variants.mjs').SiteVariant} SiteVariant */

/** Compilers make much that lives shortly: with the default, a seventh of a build collects it. */
const ROOMY = {
  NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --max-semi-space-size=64`.trim(),
};

/**
 * `npm run build`: the static folder, for any host.
 *
 * @param {string[]} args - passed on to Docusaurus
 */
export async function buildSite(args) {
  await installDependencies();
  await buildVariant(PUBLIC_SITE, {args, output: 'show'});
  console.log(`The site is in ${PUBLIC_SITE.folder}`);
}

/**
 * Builds the production site unless the one at hand was made from the same inputs.
 *
 * @param {SiteVariant} [variant]
 * @throws {FourPartError} when the build fails
 */
export async function buildSiteIfChanged(variant = PUBLIC_SITE) {
  if ((await fingerprint(variant)) !== (await readStamp(variant))) {
    await buildVariant(variant);
  }
}

/** @param {SiteVariant} variant */
function fingerprint({env}) {
  return fingerprintInputs(ROOT, {...process.env, ...env});
}

/**
 * @typedef {object} BuildOptions
 * @property {string[]} [args] - passed on to Docusaurus
 * @property {Record<string, string>} [env] - beside the variant's own
 * @property {'show' | 'keep'} [output] - what becomes of the output of a build that succeeds;
 *   default: it is returned
 */

/**
 * Builds the production site, whatever is at hand.
 *
 * @param {SiteVariant} variant
 * @param {BuildOptions} [options]
 * @returns {Promise<string>} what Docusaurus printed; empty when it was shown
 * @throws {FourPartError} when the build fails
 */
export async function buildVariant(variant, options = {}) {
  await rm(variant.stamp, {force: true});
  // Taken before the build: an edit in the middle of it must lead to another one.
  const inputs = await fingerprint(variant);
  const output = await stage(`Building ${variant.title} (docusaurus build)`, () =>
    runDocusaurus(variant, options),
  );
  if (existsSync(join(variant.folder, 'offline/site-facts.json'))) {
    await stage('Listing the files for offline use', () =>
      listForOfflineUse(variant.folder),
    );
  }
  if (variant.isCompressed) {
    await stage('Compressing the files (Brotli, gzip)', () =>
      precompress(variant.folder),
    );
  }
  await mkdir(CACHE, {recursive: true});
  await writeFile(variant.stamp, inputs);
  return output;
}

/** @param {string} folder */
async function listForOfflineUse(folder) {
  await registerTypeScript();
  const {writeOfflineFiles} = await import('@lexical-documentation/offline');
  await writeOfflineFiles(folder);
}

/**
 * @param {SiteVariant} variant
 * @param {BuildOptions} options
 */
async function runDocusaurus({folder, env}, {args = [], output = 'keep', ...options}) {
  const result = await runTool(
    '@docusaurus/core',
    ['build', '--out-dir', folder, ...args],
    {bin: 'docusaurus', cwd: SITE, env: {...ROOMY, ...env, ...options.env}, output},
  );
  if (result.code !== 0) {
    console.error(result.output.trimEnd());
    throw new FourPartError({
      what: 'The site could not be built.',
      where: `docusaurus build in ${SITE}, which ended with code ${result.code}`,
      expected: 'pages, links and configuration without an error',
      fix: 'correct what Docusaurus reports above and run the command again',
    });
  }
  for (const warning of result.output.match(/^\[WARNING\].*$/gm) ?? []) {
    console.warn(warning);
  }
  return result.output;
}

/** @param {SiteVariant} variant */
async function readStamp({folder, stamp}) {
  // Deleting the built folder by hand must lead to a build, too.
  if (!existsSync(join(folder, 'index.html')) || !existsSync(stamp)) {
    return undefined;
  }
  return readFile(stamp, 'utf8');
}
