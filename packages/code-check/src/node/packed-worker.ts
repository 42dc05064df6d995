import {workerData} from 'node:worker_threads';

import {runChecks} from './run-checks';

// In the bundle, the thread doesn't need a loader for TypeScript.
runChecks((workerData as {readonly environment: string}).environment);
