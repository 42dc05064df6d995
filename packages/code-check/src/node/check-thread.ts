import {Worker} from 'node:worker_threads';

import {FourPartError} from '@lexical-documentation/common';

import type {CheckedFile, Report} from '../core/report';
import type {Answer} from './run-checks';

const MEMORY = {maxOldGenerationSizeMb: 768, stackSizeMb: 8};
/** Loading the compiler and the declarations takes seconds, once for each thread. */
const START_MILLISECONDS = 60_000;
/** Requests that may wait; a server that has more to do refuses them. */
const MOST_WAITING = 200;

/** A thread that answers one request after the other, and is replaced when it was ended. */
export class CheckThread {
  private worker: Worker | undefined;
  private waiting = 0;
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly environment: string) {}

  /** @throws FourPartError for code that takes too much time or memory */
  check(files: readonly CheckedFile[], milliseconds: number): Promise<Report> {
    if (this.waiting >= MOST_WAITING) {
      return Promise.reject(busy(this.waiting));
    }
    this.waiting += 1;
    const check = this.last.then(async () => {
      this.worker ??= await this.start();
      return reportOf(await this.ask(this.worker, files, milliseconds));
    });
    this.last = check
      .catch(() => undefined)
      .then(() => {
        this.waiting -= 1;
      });
    return check;
  }

  async end(): Promise<void> {
    const {worker} = this;
    this.worker = undefined;
    await worker?.terminate();
  }

  private async start(): Promise<Worker> {
    const worker = new Worker(new URL('start-worker.mjs', import.meta.url), {
      workerData: {environment: this.environment},
      resourceLimits: MEMORY,
    });
    // A thread that waits for work keeps no process alive.
    worker.unref();
    // The first answer says that the environment has been read.
    await answerOf(worker, START_MILLISECONDS).catch(async (error: unknown) => {
      await worker.terminate();
      throw error;
    });
    return worker;
  }

  private async ask(
    worker: Worker,
    files: readonly CheckedFile[],
    milliseconds: number,
  ): Promise<Answer> {
    const answer = answerOf(worker, milliseconds);
    worker.postMessage(files);
    try {
      return await answer;
    } catch (error) {
      await this.end();
      throw error;
    }
  }
}

function answerOf(worker: Worker, milliseconds: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      settle();
      reject(tooMuch(`more than ${milliseconds} milliseconds`));
    }, milliseconds);
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
      clearTimeout(timer);
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

function busy(waiting: number): FourPartError {
  return new FourPartError({
    what: `${waiting} checks are waiting already.`,
    where: 'the code check',
    expected: `at most ${MOST_WAITING} checks at a time`,
    fix: 'Try again in a moment.',
  });
}
