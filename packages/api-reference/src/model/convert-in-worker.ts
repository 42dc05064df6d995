import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {Worker} from 'node:worker_threads';

import type {InstalledPackage} from '../entry-points';
import type {ConvertOptions} from './convert';
import type {ReferenceModel} from './schema';

/** The data that the worker receives. */
export interface ConvertWork {
  readonly packages: readonly InstalledPackage[];
  readonly options: ConvertOptions;
}

const WORKER = path.join(
  path.dirname(fileURLToPath(import.meta.url)),
  'convert-worker.mjs',
);

/**
 * Converts all entry points of the packages in a worker, because the compiler would block the
 * caller's thread for many seconds.
 *
 * @throws Error with the message of the error that stopped the worker
 */
export function convertInWorker(work: ConvertWork): Promise<ReferenceModel> {
  const worker = new Worker(WORKER, {workerData: work});
  return new Promise<ReferenceModel>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => {
      reject(new Error(`The thread that reads the packages ended with code ${code}.`));
    });
  });
}
