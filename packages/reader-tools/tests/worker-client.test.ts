import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {Worker as Thread} from 'node:worker_threads';

import {afterEach, beforeEach, expect, test, vi} from 'vitest';

import {openWorker, type WorkerClient} from '../src/worker/worker-client';
import type {TextTasks} from './support/text-tasks';

const SUPPORT = path.join(import.meta.dirname, 'support');
const ENTRY = createRequire(import.meta.url).resolve(
  '@lexical-documentation/common/worker-thread.mjs',
);
const started: ThreadWorker[] = [];
const clients: WorkerClient<TextTasks>[] = [];

/** A thread of Node in the shape of a Web Worker. */
class ThreadWorker {
  onmessage: ((event: {data: unknown}) => void) | null = null;
  onerror: (() => void) | null = null;
  isEnded = false;
  readonly #thread: Thread;

  constructor(script: string) {
    this.#thread = new Thread(ENTRY, {
      workerData: {module: pathToFileURL(path.join(SUPPORT, script)).href},
    });
    this.#thread.on('message', (data: unknown) => this.onmessage?.({data}));
    this.#thread.on('error', () => this.onerror?.());
    started.push(this);
  }

  postMessage(message: unknown): void {
    this.#thread.postMessage(message);
  }

  terminate(): void {
    this.isEnded = true;
    void this.#thread.terminate();
  }
}

beforeEach(() => {
  vi.stubGlobal('Worker', ThreadWorker);
});

afterEach(() => {
  for (const client of clients.splice(0)) client.end();
  started.length = 0;
  vi.unstubAllGlobals();
});

function open({
  script = 'text-tasks.ts',
  milliseconds = 60_000,
  restarts = false,
} = {}): WorkerClient<TextTasks> {
  const client = openWorker<TextTasks>({
    ...{script, milliseconds, restarts},
    tool: 'The count',
    subject: 'text',
  });
  clients.push(client);
  return client;
}

test('one worker answers all requests, and starts with the first', async () => {
  const {ask} = open();
  expect(started).toHaveLength(0);
  await expect(ask('count', 'abc')).resolves.toBe(3);
  await expect(ask('measure', 'one two')).resolves.toBe(2);
  expect(started).toHaveLength(1);
});

test('a later request takes the place of one with the same name that still waits', async () => {
  const {ask} = open();
  const answers = [
    ask('busy', 50),
    ask('count', 'replaced'),
    ask('measure', 'a b c'),
    ask('count', 'last'),
  ];
  await expect(Promise.all(answers)).resolves.toEqual([50, undefined, 3, 4]);
});

test('a later request ends a worker that is busy with its name only if that is wanted', async () => {
  const {ask} = open({restarts: true});
  await ask('count', 'loads it');
  const replaced = ask('busy', 60_000);
  await expect(ask('busy', 1)).resolves.toBe(1);
  await expect(replaced).resolves.toBeUndefined();
  expect(started.map(({isEnded}) => isEnded)).toEqual([true, false]);
});

test('a request that takes too long is refused, and the next gets a new worker', async () => {
  const {ask} = open({milliseconds: 2_000});
  await expect(ask('busy', 60_000)).rejects.toThrow(
    'The count takes too long, because the text is too large or nested too deeply.',
  );
  await expect(ask('count', 'abc')).resolves.toBe(3);
  expect(started).toHaveLength(2);
});

test('what a task throws is told to the one who asked', async () => {
  const {ask} = open();
  await expect(ask('count', '')).rejects.toThrow('There is no text.');
  await expect(ask('nest', 1_000_000)).rejects.toThrow(
    'The text is nested too deeply.',
  );
  await expect(ask('count', 'abc')).resolves.toBe(3);
});

test('the reason why a worker is not there is told', async () => {
  await expect(open({script: 'missing-tasks.ts'}).ask('count', 'abc')).rejects.toThrow(
    'The count could not be loaded: The types are missing.',
  );
  await expect(open({script: 'no-such-file.ts'}).ask('count', 'abc')).rejects.toThrow(
    'The count could not be loaded. Reload the page.',
  );
});

test('whoever waits gets nothing from a client that was ended', async () => {
  const {ask, end} = open();
  const answers = [ask('busy', 60_000), ask('count', 'abc')];
  end();
  await expect(Promise.all(answers)).resolves.toEqual([undefined, undefined]);
  expect(started[0]?.isEnded).toBe(true);
});
