// @ts-check
import {existsSync} from 'node:fs';
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';

import {CommandError} from './command-error.mjs';
import {fingerprintInputs} from './fingerprint.mjs';
import {installDependencies} from './install-dependencies.mjs';
import {CACHE, ROOT, SITE} from './paths.mjs';
import {precompress} from './precompress.mjs';
import {PUBLIC_SITE} from './site-variants.mjs';
import {stage} from './stage.mjs';
import {runTool} from './tool.mjs';

/** @typedef {import('./site-variants.mjs').SiteVariant} SiteVariant */

/**
 * `npm run build`: the static folder, for any host.
 *
 * @param {string[]} args - passed on to Docusaurus
 */
export async function buildSite(args) {
  await installDependencies();
  await build(PUBLIC_SITE, args, 'show');
  console.log(`The site is in ${PUBLIC_SITE.folder}`);
}

/**
 * Builds the production site unless the one at hand was made from the same inputs.
 *
 * @param {SiteVariant} [variant]
 * @throws {CommandError} when the build fails
 */
export async function buildSiteIfChanged(variant = PUBLIC_SITE) {
  if ((await fingerprint(variant)) !== (await readStamp(variant))) {
    await build(variant, [], 'keep');
  }
}

/** @param {SiteVariant} variant */
function fingerprint({env}) {
  return fingerprintInputs(ROOT, {...process.env, ...env});
}

/**
 * @param {SiteVariant} variant
 * @param {string[]} args
 * @param {'show' | 'keep'} output - of a build that succeeds
 */
async function build(variant, args, output) {
  await rm(variant.stamp, {force: true});
  // Taken before the build: an edit in the middle of it must lead to another one.
  const inputs = await fingerprint(variant);
  await stage(`Building ${variant.title} (docusaurus build)`, () =>
    runDocusaurus(variant, args, output),
  );
  await stage('Compressing the files (Brotli, gzip)', () =>
    precompress(variant.folder),
  );
  await mkdir(CACHE, {recursive: true});
  await writeFile(variant.stamp, inputs);
}

/**
 * @param {SiteVariant} variant
 * @param {string[]} args
 * @param {'show' | 'keep'} output
 */
async function runDocusaurus({folder, env}, args, output) {
  const result = await runTool(
    '@docusaurus/core',
    ['build', '--out-dir', folder, ...args],
    {bin: 'docusaurus', cwd: SITE, env, output},
  );
  if (result.code !== 0) {
    console.error(result.output.trimEnd());
    throw new CommandError({
      what: 'The site could not be built.',
      where: `docusaurus build in ${SITE}, which ended with code ${result.code}`,
      expected: 'pages, links and configuration without an error',
      fix: 'correct what Docusaurus reports above and run the command again',
    });
  }
  for (const warning of result.output.match(/^\[WARNING\].*$/gm) ?? []) {
    console.warn(warning);
  }
}

/** @param {SiteVariant} variant */
async function readStamp({folder, stamp}) {
  // Deleting the built folder by hand must lead to a build, too.
  if (!existsSync(join(folder, 'index.html')) || !existsSync(stamp)) {
    return undefined;
  }
  return readFile(stamp, 'utf8');
}
