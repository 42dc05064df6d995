import {execFile} from 'node:child_process';
import {cp, mkdir, mkdtemp, readdir, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';

import {build} from 'esbuild';

import {openSite, type Site} from './built-site/open-site';

const NAME = 'lexical-docs';
/** The program, and the worker that it starts from the file beside it. */
const ENTRIES = {
  bin: fileURLToPath(new URL('packed-bin.ts', import.meta.url)),
  'start-worker': fileURLToPath(
    new URL('../../code-check/src/node/packed-worker.ts', import.meta.url),
  ),
};
/** CommonJS packages use these names. */
const BANNER = [
  '#!/usr/bin/env node\n',
  "import {createRequire as $createRequire} from 'node:module';",
  "import {fileURLToPath as $toPath} from 'node:url';",
  'const require = $createRequire(import.meta.url);',
  'const __filename = $toPath(import.meta.url);',
  "const __dirname = $toPath(new URL('.', import.meta.url));",
].join('');

/**
 * Packs the server, its command line and the parts of a built site that they read into an archive
 * without dependencies, which `npx` can run offline.
 *
 * @param root - the folder of the built site
 * @param destination - the folder for the archive
 * @returns the archive's path
 * @throws FourPartError if the folder doesn't contain a site
 */
export async function packServer(root: string, destination: string): Promise<string> {
  const site = await openSite(root);
  const folder = await mkdtemp(path.join(tmpdir(), 'pack-server-'));
  try {
    await build({
      entryPoints: ENTRIES,
      outdir: folder,
      outExtension: {'.js': '.mjs'},
      bundle: true,
      minify: true,
      platform: 'node',
      target: 'node20',
      format: 'esm',
      banner: {js: BANNER},
      logLevel: 'error',
    });
    await copySite(site, path.join(folder, 'site'));
    await writeFile(path.join(folder, 'package.json'), manifest(site));
    await mkdir(destination, {recursive: true});
    const {stdout} = await promisify(execFile)(
      'npm',
      ['pack', '--silent', '--offline', '--pack-destination', destination],
      {cwd: folder},
    );
    return path.join(destination, stdout.trim());
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}

/** The pages as Markdown, the search index, and the data of the tools. */
async function copySite({root, pages}: Site, folder: string): Promise<void> {
  const data = await Promise.all(
    ['assistants', 'search-index'].map(async (name) =>
      (await readdir(path.join(root, name)))
        .filter((file) => file.endsWith('.json'))
        .map((file) => path.join(name, file)),
    ),
  );
  const texts = [...pages.values()].map(({file}) => file);
  const files = new Set([...data.flat(), ...texts, 'code-check/environment.bin']);
  await Promise.all(
    [...files].map((file) => cp(path.join(root, file), path.join(folder, file))),
  );
}

function manifest({errors: {version}, origin}: Site): string {
  return JSON.stringify({
    name: NAME,
    version,
    description: `The documentation of Lexical ${version} for coding assistants and terminals.`,
    homepage: origin,
    license: 'MIT',
    type: 'module',
    bin: {[NAME]: 'bin.mjs'},
    engines: {node: '>=20.19.0'},
  });
}
