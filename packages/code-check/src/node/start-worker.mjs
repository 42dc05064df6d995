// @ts-check
import {workerData} from 'node:worker_threads';

import {register} from 'tsx/esm/api';

// The packages of this repository are TypeScript, and a worker starts without a loader for it.
register();
const {runChecks} = await import('./run-checks.js');
runChecks(workerData.environment);
