import {existsSync} from 'node:fs';
import {rename} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

import {digestOf, digestOfFiles} from '@lexical-documentation/common/build';
import {build} from 'esbuild';

import {readFacts} from '../facts';

const SOURCE = fileURLToPath(new URL('..', import.meta.url));

/**
 * Bundles the worker with Lexical's nodes and the facts as one classic script. Made again only when its
 * sources or the installed packages change.
 *
 * @param root - the folder with `node_modules`
 * @returns the script's file
 */
export async function buildWorker(root: string): Promise<string> {
  const digest = digestOf(
    digestOfFiles(path.join(root, 'package-lock.json'), SOURCE),
    'worker',
  );
  const folder = path.join(root, 'node_modules/.cache/state-inspector');
  const file = path.join(folder, `worker-${digest}.js`);
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
    define: {STATE_FACTS: JSON.stringify(await readFacts(root))},
    // The browser's own entities parser creates an element, and a worker has no document.
    conditions: ['worker', 'development'],
  });
  await rename(draft, file);
  return file;
}
