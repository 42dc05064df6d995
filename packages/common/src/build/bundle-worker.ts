import {existsSync} from 'node:fs';
import {rename} from 'node:fs/promises';
import path from 'node:path';

import {build} from 'esbuild';

import {digestOf, digestOfFiles} from './digest';

export interface WorkerBundle {
  /** The folder with `node_modules`. */
  readonly root: string;
  /** The folder of the sources; another one of them makes another bundle. */
  readonly source: string;
  /** The worker's module, relative to the sources. */
  readonly entry: string;
  /** What the bundle is called in the cache. */
  readonly name: string;
}

/**
 * Bundles a worker that needs the compiler as one classic script. Made again only when its sources
 * or the installed packages change.
 *
 * @returns the script's file
 */
export async function bundleWorker(options: WorkerBundle): Promise<string> {
  const {root, source, entry, name} = options;
  const digest = digestOf(
    digestOfFiles(path.join(root, 'package-lock.json'), source),
    'worker',
  );
  const file = path.join(root, 'node_modules/.cache', name, `worker-${digest}.js`);
  if (existsSync(file)) return file;
  const draft = `${file}.${process.pid}`;
  await build({
    entryPoints: [path.join(source, entry)],
    outfile: draft,
    bundle: true,
    minify: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'error',
    // The compiler asks for what only Node has, and does without where it is not there.
    external: ['fs', 'path', 'os', 'crypto', 'perf_hooks', 'inspector', 'node:*'],
    define: {'process.env.NODE_ENV': '"production"'},
  });
  await rename(draft, file);
  return file;
}
