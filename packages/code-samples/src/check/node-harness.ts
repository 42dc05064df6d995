import {readFile} from 'node:fs/promises';
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

/** Where a bundled sample imports a package of Lexical. */
const PACKAGE = /^(?:import|export)\b[^;]*?["']((?:@lexical\/|lexical)[^"']*)["'];?$/gm;

const {module, dom, texts} = workerData as NodeRunData;

process.setSourceMapsEnabled(true);
if (dom) {
  // Before the sample's imports, which look for a DOM while they load.
  await import(dom);
}
await loadPackages();
parentPort?.postMessage(await collectRun(() => import(module), texts));

/**
 * Loads the packages that the sample imports, one after the other. Their modules await other modules, and
 * Node sometimes never ends if it loads several of them at the same time.
 */
async function loadPackages(): Promise<void> {
  const code = await readFile(new URL(module), 'utf8');
  for (const [, name = ''] of code.matchAll(PACKAGE)) {
    await import(name).catch(() => undefined); // The sample's own import reports it.
  }
}
