import {parentPort, workerData} from 'node:worker_threads';

import {collectRun} from './run-harness';

/** The data that the worker of a sample receives. */
export interface NodeRunData {
  /** The URL of the bundled sample. */
  readonly module: string;
  /** The URL of the module that adds a DOM, for samples that need one. */
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
