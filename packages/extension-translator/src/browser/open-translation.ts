import {openWorker} from '@lexical-documentation/reader-tools/worker-client';

import type {Translation} from '../core/translation';
import type {TranslationTasks} from './tasks';

/** Translates code in a worker of the page; nothing leaves the browser. */
export interface TranslationClient {
  /**
   * Translates code.
   *
   * @returns undefined if a later request took the place of this one
   * @throws Error if the worker can't be loaded, takes too long, or refuses the code
   */
  readonly translate: (code: string) => Promise<Translation | undefined>;
  /** Ends the worker. */
  readonly end: () => void;
}

/** The first translation compiles the compiler, too. */
const MILLISECONDS = 60_000;

/** Starts the worker that the build puts below `folder` with the first translation. */
export function openTranslation(folder: string): TranslationClient {
  const {ask, end} = openWorker<TranslationTasks>({
    script: `${folder}worker.js`,
    tool: 'The translation',
    subject: 'code',
    milliseconds: MILLISECONDS,
  });
  return {translate: (code) => ask('translate', code), end};
}
