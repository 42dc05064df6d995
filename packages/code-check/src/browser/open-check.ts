import {openWorker} from '@lexical-documentation/reader-tools/worker-client';

import type {CheckedFile, Report} from '../core/report';
import type {CheckTasks} from './tasks';

/** Checks code in a worker of the page; nothing leaves the browser. */
export interface CheckClient {
  /**
   * Checks files that belong together. If several requests are waiting, only the last one is
   * answered.
   *
   * @returns undefined if a later request took the place of this one
   * @throws Error if the worker can't be loaded, or refuses the files
   */
  readonly check: (files: readonly CheckedFile[]) => Promise<Report | undefined>;
  /** Ends the worker. */
  readonly end: () => void;
}

const MILLISECONDS = 5_000;

/**
 * Starts the worker, whose script the build puts below `folder`, with the first check. It loads the
 * compiler and the declarations, some megabytes in total.
 */
export function openCheck(folder: string): CheckClient {
  const {ask, end} = openWorker<CheckTasks>({
    script: `${folder}worker.js`,
    tool: 'The check',
    subject: 'code',
    milliseconds: MILLISECONDS,
  });
  return {check: (files) => ask('check', files), end};
}
