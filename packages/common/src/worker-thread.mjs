// @ts-check
// Gives a thread of Node the few globals of a Web Worker, then runs the module it was made for.
import {parentPort, workerData} from 'node:worker_threads';

import {register} from 'tsx/esm/api';

register();

Object.assign(globalThis, {
  self: globalThis,
  addEventListener: (
    /** @type {string} */ type,
    /** @type {(event: {data: unknown}) => void} */ listener,
  ) => {
    parentPort?.on(type, (data) => {
      listener({data});
    });
  },
  postMessage: (/** @type {unknown} */ message) => {
    parentPort?.postMessage(message);
  },
});

await import(workerData.module);
