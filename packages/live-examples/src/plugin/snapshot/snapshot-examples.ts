import {randomUUID} from 'node:crypto';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {Worker} from 'node:worker_threads';

import {FourPartError} from '@lexical-documentation/common';
import {digestOfFiles, openDiskCache} from '@lexical-documentation/common/build';
import {build, type BuildOptions} from 'esbuild';
import pMap from 'p-map';

import type {Example} from '../read-examples';
import type {SnapshotWork} from './snapshot-worker';
import type {Snapshot} from './start-in-dom';

const HERE = path.dirname(fileURLToPath(import.meta.url));
/** The module that reads the node tree of a document. */
const RUNTIME = path.join(HERE, '../../runtime');
const TIME_LIMIT_MS = 60_000;

/**
 * Runs each example in its own DOM and returns its output. Unchanged examples are read from
 * `node_modules/.cache`.
 *
 * @param root - the folder from whose `node_modules` the examples import
 * @throws FourPartError for an example that can't run
 */
export async function snapshotExamples(
  examples: readonly Example[],
  root: string,
): Promise<Snapshot[]> {
  const cache = openDiskCache(root, 'live-examples');
  const makers = digestOfFiles(
    path.join(root, 'package-lock.json'),
    path.dirname(HERE),
    RUNTIME,
  );
  // Most of a snapshot is single-threaded work, so run as many at a time as there are processors.
  return pMap(
    examples,
    (example) =>
      cache.get(
        () => takeSnapshot(example, root),
        makers,
        JSON.stringify(example.files),
      ),
    {concurrency: availableParallelism()},
  );
}

async function takeSnapshot(example: Example, root: string): Promise<Snapshot> {
  // Inside `node_modules`, so that Node can resolve the packages that the example imports.
  const folder = path.join(
    root,
    'node_modules/.cache/live-examples',
    `run-${randomUUID()}`,
  );
  await mkdir(folder, {recursive: true});
  try {
    const worker = path.join(folder, 'worker.mjs');
    const module = path.join(folder, 'example.mjs');
    await writeFile(
      worker,
      await bundle({entryPoints: [path.join(HERE, 'snapshot-worker.ts')]}),
    );
    await writeFile(
      module,
      await bundle({
        stdin: startOf(example),
        // Bundled into one file, like for a browser: Node sometimes hangs when Lexical's many
        // entries with top-level await import each other.
        platform: 'browser',
        packages: 'bundle',
        conditions: ['production'],
        define: {'process.env.NODE_ENV': '"production"'},
      }),
    );
    return await runWorker(worker, {module: pathToFileURL(module).href});
  } catch (error) {
    throw new FourPartError({
      what: `The example "${example.name}" cannot run: ${error instanceof Error ? error.message : String(error)}`,
      where: path.join(example.folder, example.entry),
      expected:
        'an example that starts in a browser, and in the DOM of happy-dom for its preview',
      fix: 'Correct the error; guard code that only works in a real browser.',
    });
  } finally {
    await rm(folder, {recursive: true, force: true});
  }
}

function startOf({folder, entry}: Example): BuildOptions['stdin'] {
  const start = path.join(HERE, 'start-in-dom.ts');
  return {
    contents: [
      `import * as example from ${JSON.stringify(path.join(folder, entry))};`,
      `import {takeSnapshot} from ${JSON.stringify(start)};`,
      'export const snapshot = () => takeSnapshot(example);',
    ].join('\n'),
    resolveDir: folder,
    loader: 'ts',
  };
}

async function bundle(options: BuildOptions): Promise<string> {
  const {outputFiles} = await build({
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    jsx: 'automatic',
    loader: {'.css': 'empty'},
    logLevel: 'silent',
    ...options,
    write: false,
  });
  return outputFiles?.[0]?.text ?? '';
}

function runWorker(file: string, workerData: SnapshotWork): Promise<Snapshot> {
  const worker = new Worker(file, {
    workerData,
    env: {...process.env, NODE_ENV: 'production'},
    stdout: true,
    stderr: true,
  });
  return new Promise<Snapshot>((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`It did not settle within ${TIME_LIMIT_MS / 1000} seconds.`));
    }, TIME_LIMIT_MS);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`It ended its process with code ${code}.`));
    });
  }).finally(() => worker.terminate());
}
