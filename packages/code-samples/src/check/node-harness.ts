import {parentPort, workerData} from 'node:worker_threads';

import {collectRun} from './run-harness';

/** What the worker thread of a sample is given. */
export interface NodeRunData {
  /** The address of the bundled sample. */
  readonly module: string;
  readonly dom: boolean;
  readonly texts: Readonly<Record<number, string>>;
}

const {module, dom, texts} = workerData as NodeRunData;

process.setSourceMapsEnabled(true);
if (dom) {
  // Before the sample's imports, which look for a DOM while they load.
  const {GlobalRegistrator} = await import('@happy-dom/global-registrator');
  GlobalRegistrator.register({url: 'http://localhost/', width: 1024, height: 768});
}
parentPort?.postMessage(await collectRun(() => import(module), texts));
