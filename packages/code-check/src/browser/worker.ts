import {answerRequests} from '@lexical-documentation/reader-tools/worker';

import {createChecker} from '../core/check-files';
import type {Environment} from '../core/environment';
import {WARM_UP} from '../core/warm-up';
import {assertCheckable} from '../limits';
import type {CheckTasks} from './tasks';

/** The build puts it beside this script. */
const ENVIRONMENT = new URL('environment.bin', self.location.href);

answerRequests(loadTasks());

async function loadTasks(): Promise<CheckTasks> {
  const response = await fetch(ENVIRONMENT);
  if (!response.ok || !response.body) {
    throw new Error(`${ENVIRONMENT.pathname} answers with ${response.status}.`);
  }
  const text = response.body.pipeThrough(new DecompressionStream('gzip'));
  const environment = (await new Response(text).json()) as Environment;
  const check = createChecker(environment);
  check(WARM_UP);
  return {
    check(files) {
      assertCheckable(files);
      return check(files);
    },
  };
}
