// @ts-check
import {existsSync} from 'node:fs';
import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';

import {CommandError} from './command-error.mjs';
import {fingerprintInputs} from './fingerprint.mjs';
import {installDependencies} from './install-dependencies.mjs';
import {CACHE, ROOT, SITE, SITE_BUILD} from './paths.mjs';
import {precompress} from './precompress.mjs';
import {stage} from './stage.mjs';
import {runTool} from './tool.mjs';

const STAMP = join(CACHE, 'site-inputs.txt');

/**
 * `npm run build`: the static folder, for any host.
 *
 * @param {string[]} args - passed on to Docusaurus
 */
export async function buildSite(args) {
  await installDependencies();
  await build(args, 'show');
  console.log(`The site is in ${SITE_BUILD}`);
}

/**
 * Builds the production site unless the one at hand was made from the same inputs.
 *
 * @throws {CommandError} when the build fails
 */
export async function buildSiteIfChanged() {
  const fingerprint = await fingerprintInputs(ROOT, process.env);
  if (fingerprint !== (await readStamp())) {
    await build([], 'keep');
  }
}

/**
 * @param {string[]} args
 * @param {'show' | 'keep'} output - of a build that succeeds
 */
async function build(args, output) {
  await rm(STAMP, {force: true});
  // Taken before the build: an edit in the middle of it must lead to another one.
  const fingerprint = await fingerprintInputs(ROOT, process.env);
  await stage('Building the site (docusaurus build)', () =>
    runDocusaurus(args, output),
  );
  await stage('Compressing the files (Brotli, gzip)', () => precompress(SITE_BUILD));
  await mkdir(CACHE, {recursive: true});
  await writeFile(STAMP, fingerprint);
}

/**
 * @param {string[]} args
 * @param {'show' | 'keep'} output
 */
async function runDocusaurus(args, output) {
  const result = await runTool('@docusaurus/core', ['build', ...args], {
    bin: 'docusaurus',
    cwd: SITE,
    output,
  });
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

async function readStamp() {
  // Deleting the built folder by hand must lead to a build, too.
  if (!existsSync(join(SITE_BUILD, 'index.html')) || !existsSync(STAMP)) {
    return undefined;
  }
  return readFile(STAMP, 'utf8');
}
