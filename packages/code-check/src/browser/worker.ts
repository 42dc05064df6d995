import {type Checker, createChecker} from '../core/check-files';
import type {Environment} from '../core/environment';
import {WARM_UP} from '../core/warm-up';
import {assertCheckable} from '../limits';
import type {CheckAnswer, CheckRequest} from './messages';

/** Beside this script, where the build puts both. */
const ENVIRONMENT = new URL('environment.bin', self.location.href);

const checker = loadChecker();
checker.then(
  () => {
    answer({type: 'ready'});
  },
  (error: unknown) => {
    answer({type: 'failed', message: messageOf(error)});
  },
);

self.addEventListener('message', ({data}: MessageEvent<CheckRequest>) => {
  // A worker that failed has said so.
  void checker.then(
    (check) => run(check, data),
    () => undefined,
  );
});

async function loadChecker(): Promise<Checker> {
  const response = await fetch(ENVIRONMENT);
  if (!response.ok || !response.body) {
    throw new Error(`${ENVIRONMENT.pathname} answers with ${response.status}.`);
  }
  const text = response.body.pipeThrough(new DecompressionStream('gzip'));
  const environment = (await new Response(text).json()) as Environment;
  const check = createChecker(environment);
  check(WARM_UP);
  return check;
}

function run(check: Checker, {id, files}: CheckRequest): void {
  try {
    assertCheckable(files);
    answer({type: 'report', id, report: check(files)});
  } catch (error) {
    answer({type: 'refused', id, message: messageOf(error)});
  }
}

function answer(message: CheckAnswer): void {
  self.postMessage(message);
}

function messageOf(error: unknown): string {
  if (error instanceof RangeError)
    return 'The code is nested too deeply to be checked.';
  return error instanceof Error ? error.message : String(error);
}
