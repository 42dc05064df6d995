import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {Worker as Thread} from 'node:worker_threads';

const ENTRY = createRequire(import.meta.url).resolve(
  '@lexical-documentation/common/worker-thread.mjs',
);
const SEARCH_WORKER = path.resolve(
  import.meta.dirname,
  '../../src/backends/browser/search-worker.ts',
);

/** Runs a worker's module in a Node thread, with the interface of a Web Worker. */
export function createThreadWorker(module = SEARCH_WORKER): Worker {
  const thread = new Thread(ENTRY, {workerData: {module: pathToFileURL(module).href}});
  const worker: Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'> = {
    addEventListener: (type: string, listener: unknown) => {
      thread.on(type, (data: unknown) => {
        (listener as (event: {data: unknown}) => void)({data});
      });
    },
    postMessage: (message: unknown) => {
      thread.postMessage(message);
    },
    terminate: () => {
      void thread.terminate();
    },
  };
  return worker as Worker;
}
