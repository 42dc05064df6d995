import {existsSync} from 'node:fs';
import {rename} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {digestOf, digestOfFiles} from '@lexical-documentation/common/build';
import {build} from 'esbuild';

const SOURCE = fileURLToPath(new URL('..', import.meta.url));

/**
 * Bundles the worker with the compiler as one classic script. Made again only when its sources or the
 * installed packages change.
 *
 * @param root - the folder with `node_modules`
 * @returns the script's file
 */
export async function buildWorker(root: string): Promise<string> {
  const digest = digestOf(
    digestOfFiles(path.join(root, 'package-lock.json'), SOURCE),
    'worker',
  );
  const file = path.join(root, 'node_modules/.cache/code-check', `worker-${digest}.js`);
  if (existsSync(file)) return file;
  const draft = `${file}.${process.pid}`;
  await build({
    entryPoints: [path.join(SOURCE, 'browser/worker.ts')],
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
