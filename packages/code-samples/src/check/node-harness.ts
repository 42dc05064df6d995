import {parentPort, workerData} from 'node:worker_threads';

import {collectRun} from './run-harness';

/** What the worker thread of a sample is given. */
export interface NodeRunData {
  /** The address of the bundled sample. */
  readonly module: string;
  /** The address of the module that makes a DOM, for a sample that gets one. */
  readonly dom: string | undefined;
  readonly texts: Readonly<Record<number, string>>;
}

const {module, dom, texts} = workerData as NodeRunData;

process.setSourceMapsEnabled(true);
if (dom) {
  // Before the sample's imports, which look for a DOM while they load.
  await import(dom);
}
parentPort?.postMessage(await collectRun(() => import(module), texts));
