import {parentPort, workerData} from 'node:worker_threads';

import {GlobalRegistrator} from '@happy-dom/global-registrator';

import type {Snapshot} from './start-in-dom';

/** The data that the worker receives. */
export interface SnapshotWork {
  /** URL of the module that exports `snapshot`. */
  readonly module: string;
}

// React and Lexical look for a DOM when they're loaded, so it has to exist before.
GlobalRegistrator.register({url: 'http://localhost/', width: 640, height: 800});
// happy-dom has no layout; code that asks for a position gets one at the origin.
Object.defineProperty(HTMLElement.prototype, 'offsetParent', {
  configurable: true,
  get(this: HTMLElement) {
    return this.parentElement;
  },
});
const {module} = workerData as SnapshotWork;
const {snapshot} = (await import(module)) as {snapshot: () => Promise<Snapshot>};
parentPort?.postMessage(await snapshot());
