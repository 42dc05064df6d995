import {workerData} from 'node:worker_threads';

import {runChecks} from './run-checks';

// Bundled, the thread needs no loader for TypeScript.
runChecks((workerData as {readonly environment: string}).environment);
