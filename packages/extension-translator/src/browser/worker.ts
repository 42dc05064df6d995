import {answerRequests} from '@lexical-documentation/reader-tools/worker';

import type {LaterReleases} from '../core/later-releases';
import {translateToExtensions} from '../translate-to-extensions';
import type {TranslationTasks} from './tasks';

const LONGEST_CODE = 200_000;

/** The plugin writes it beside the worker. A translation without it is still one. */
const later = fetch(new URL('later.json', self.location.href)).then(
  (response) => (response.ok ? (response.json() as Promise<LaterReleases>) : undefined),
  () => undefined,
);

const TASKS: TranslationTasks = {
  async translate(code) {
    if (code.length > LONGEST_CODE) {
      throw new Error('The code is too long: at most 200,000 characters.');
    }
    return translateToExtensions(code, await later);
  },
};

answerRequests(TASKS);
