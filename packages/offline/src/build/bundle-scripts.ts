import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {build, type BuildOptions} from 'esbuild';

import type {PageSettings, WorkerSettings} from '../shared/settings';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));

const COMMON: BuildOptions = {
  bundle: true,
  minify: true,
  legalComments: 'none',
  target: 'es2022',
  absWorkingDir: SOURCES,
};

/** Returns the code of the worker. */
export async function bundleWorker(settings: WorkerSettings): Promise<string> {
  return bundleOne('worker/service-worker.ts', {
    OFFLINE_SETTINGS: JSON.stringify(settings),
    // The library's checks and logs are for developers.
    'process.env.NODE_ENV': '"production"',
  });
}

/** Returns the code of a worker that removes itself. */
export async function bundleSelfRemoval(baseUrl: string): Promise<string> {
  return bundleOne('worker/self-removal.ts', {
    OFFLINE_BASE_URL: JSON.stringify(baseUrl),
  });
}

/** Writes the scripts of pages into a folder: `page.js`, and parts that it loads when needed. */
export async function bundlePageScripts(
  settings: PageSettings,
  folder: string,
): Promise<void> {
  await build({
    ...COMMON,
    entryPoints: ['page/page.ts'],
    outdir: path.resolve(folder),
    entryNames: '[name]',
    chunkNames: '[name]-[hash]',
    format: 'esm',
    splitting: true,
    define: {OFFLINE_SETTINGS: JSON.stringify(settings)},
  });
}

async function bundleOne(
  entry: string,
  define: Record<string, string>,
): Promise<string> {
  const {outputFiles} = await build({
    ...COMMON,
    entryPoints: [entry],
    format: 'iife',
    write: false,
    define,
  });
  return outputFiles.map(({text}) => text).join('');
}
