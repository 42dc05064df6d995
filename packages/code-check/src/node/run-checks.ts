import {readFileSync} from 'node:fs';
import {parentPort} from 'node:worker_threads';
import {gunzipSync} from 'node:zlib';

import {createChecker} from '../core/check-files';
import type {Environment} from '../core/environment';
import type {CheckedFile, Report} from '../core/report';
import {WARM_UP} from '../core/warm-up';
import {ownThreadId} from './thread-time';

/** The thread's answer to a request, and its message once it's ready. */
export type Answer =
  | {readonly report: Report; readonly threadId?: string}
  | {readonly message: string; readonly isTooDeep: boolean};

/** Answers the requests of the thread that started this one, with the environment from a file. */
export function runChecks(environmentFile: string): void {
  const json = gunzipSync(readFileSync(environmentFile)).toString('utf8');
  const check = createChecker(JSON.parse(json) as Environment);
  const answer = (files: readonly CheckedFile[]): Answer => {
    try {
      return {report: check(files)};
    } catch (error) {
      const message =
        error instanceof Error ? (error.stack ?? error.message) : String(error);
      return {message, isTooDeep: error instanceof RangeError};
    }
  };
  parentPort?.postMessage({...answer(WARM_UP), threadId: ownThreadId()});
  parentPort?.on('message', (files: readonly CheckedFile[]) => {
    parentPort?.postMessage(answer(files));
  });
}
