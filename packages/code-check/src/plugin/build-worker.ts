import {fileURLToPath} from 'node:url';

import {bundleWorker} from '@lexical-documentation/common/build';

const SOURCE = fileURLToPath(new URL('..', import.meta.url));

/**
 * Bundles the worker with the compiler as one classic script.
 *
 * @param root - the folder with `node_modules`
 * @returns the script's file
 */
export function buildWorker(root: string): Promise<string> {
  return bundleWorker({
    root,
    source: SOURCE,
    entry: 'browser/worker.ts',
    name: 'code-check',
  });
}
