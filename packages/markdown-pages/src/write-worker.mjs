// @ts-check
import {parentPort, workerData} from 'node:worker_threads';

import {register} from 'tsx/esm/api';

// The packages of this repository are TypeScript, and a worker starts without a loader for it.
register();
const {writeMarkdown} = await import('./write-markdown.js');
parentPort?.postMessage(await writeMarkdown(workerData));
