import {Worker} from 'node:worker_threads';

import {FourPartError} from '@lexical-documentation/common';

import type {CheckedFile, Report} from '../core/report';
import type {Answer} from './run-checks';
import {threadTime} from './thread-time';

const MEMORY = {maxOldGenerationSizeMb: 768, stackSizeMb: 8};
/** Loading the compiler and the declarations takes seconds, once for each thread. */
const START_MILLISECONDS = 60_000;
/** How often the computing time of a thread is checked. */
const LOOK_MILLISECONDS = 200;
/** How much time can pass on a busy machine while a thread uses its computing time. */
const PATIENCE = 8;

/** A thread that answers one request after the other, and is replaced if it was ended. */
export class CheckThread {
  private worker: Promise<StartedWorker> | undefined;

  constructor(private readonly environment: string) {}

  /**
   * @param milliseconds - how long the thread can compute; if the system doesn't report this, how
   * much time can pass
   * @throws FourPartError for code that takes too much time or memory
   */
  async check(files: readonly CheckedFile[], milliseconds: number): Promise<Report> {
    const {worker, id} = await this.warmUp();
    const answer = answerOf(worker, new TimeLimit(milliseconds, id));
    worker.postMessage(files);
    try {
      return reportOf(await answer);
    } catch (error) {
      if (!(await answer.then(Boolean, () => false))) {
        await this.end();
        // So that it's ready for the next check.
        void this.warmUp().catch(() => undefined);
      }
      throw error;
    }
  }

  /** Starts the thread, unless it's running. */
  warmUp(): Promise<StartedWorker> {
    this.worker ??= start(this.environment).catch((error: unknown) => {
      this.worker = undefined;
      throw error;
    });
    return this.worker;
  }

  async end(): Promise<void> {
    const started = this.worker;
    this.worker = undefined;
    await started?.then(
      ({worker}) => worker.terminate(),
      () => undefined,
    );
  }
}

interface StartedWorker {
  readonly worker: Worker;
  /** The system's id of the thread. */
  readonly id: string | undefined;
}

async function start(environment: string): Promise<StartedWorker> {
  const worker = new Worker(new URL('start-worker.mjs', import.meta.url), {
    workerData: {environment},
    resourceLimits: MEMORY,
  });
  // A waiting thread doesn't keep the process alive.
  worker.unref();
  try {
    // The first answer means that the environment has been loaded.
    const answer = await answerOf(worker, new TimeLimit(START_MILLISECONDS, undefined));
    return {worker, id: 'threadId' in answer ? answer.threadId : undefined};
  } catch (error) {
    await worker.terminate();
    throw error;
  }
}

/** Resolves when a thread has computed for too long. */
class TimeLimit {
  private readonly begin = performance.now();
  private readonly computed: number | undefined;

  constructor(
    readonly milliseconds: number,
    private readonly id: string | undefined,
  ) {
    this.computed = threadTime(id);
  }

  isOver(): boolean {
    const passed = performance.now() - this.begin;
    const now = threadTime(this.id);
    return now === undefined || this.computed === undefined
      ? passed > this.milliseconds
      : now - this.computed > this.milliseconds ||
          passed > this.milliseconds * PATIENCE;
  }
}

function answerOf(worker: Worker, limit: TimeLimit): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setInterval(
      () => {
        if (!limit.isOver()) return;
        settle();
        reject(tooMuch(`more than ${limit.milliseconds} milliseconds`));
      },
      Math.min(LOOK_MILLISECONDS, limit.milliseconds),
    );
    const onMessage = (answer: Answer): void => {
      settle();
      resolve(answer);
    };
    const onError = (error: NodeJS.ErrnoException): void => {
      settle();
      reject(
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch('too much memory') : error,
      );
    };
    const onExit = (): void => {
      settle();
      reject(tooMuch('more than its thread has'));
    };
    const settle = (): void => {
      clearInterval(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
    };
    worker.once('message', onMessage).once('error', onError).once('exit', onExit);
  });
}

function reportOf(answer: Answer): Report {
  if ('report' in answer) return answer.report;
  throw answer.isTooDeep
    ? tooMuch('more levels of nesting than the compiler follows')
    : new Error(answer.message);
}

function tooMuch(what: string): FourPartError {
  return new FourPartError({
    what: `The check takes ${what}.`,
    where: 'the code to check',
    expected: 'code that the compiler can check in a few seconds',
    fix: 'Check fewer files at once, and leave out generated code, deep nesting and very large types.',
  });
}
