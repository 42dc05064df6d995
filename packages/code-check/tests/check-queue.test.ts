import {expect, test} from 'vitest';

import {CheckQueue, MOST_OF_CLIENT} from '../src/node/check-queue';
import {assertShallow} from '../src/node/nesting';

/** Work that ends when the test says so. */
function openWork() {
  const ends = new Map<string, (error?: Error) => void>();
  const started: string[] = [];
  const work = (name: string) => (thread: string) =>
    new Promise<string>((resolve, reject) => {
      started.push(name);
      ends.set(name, (error) => (error ? reject(error) : resolve(thread)));
    });
  const end = async (name: string, error?: Error): Promise<void> => {
    ends.get(name)?.(error);
    await new Promise(setImmediate);
  };
  return {work, end, started};
}

test('a client has one check at a time, and the next thread is for another client', async () => {
  const {work, end, started} = openWork();
  const queue = new CheckQueue(['one', 'two']);
  const checks = ['a1', 'a2', 'a3'].map((name) => queue.run('a', work(name)));
  expect(started).toEqual(['a1']);
  const other = queue.run('b', work('b1'));
  expect(started).toEqual(['a1', 'b1']);
  await end('b1');
  expect(await other).toBe('two');
  await end('a1');
  await end('a2');
  await end('a3');
  expect(await Promise.all(checks)).toEqual(['one', 'one', 'one']);
});

test('clients take turns, however much one of them asks for', async () => {
  const {work, end, started} = openWork();
  const queue = new CheckQueue(['one']);
  for (const name of ['a1', 'a2', 'a3']) void queue.run('a', work(name));
  void queue.run('b', work('b1'));
  void queue.run('c', work('c1'));
  for (const name of ['a1', 'b1', 'c1', 'a2', 'a3']) {
    expect(started.at(-1)).toBe(name);
    await end(name);
  }
});

test('a check that fails frees its thread, and a sound one is taken first', async () => {
  const {work, end} = openWork();
  const queue = new CheckQueue(['one', 'two']);
  const failing = queue.run('a', work('a1'));
  const refused = expect(failing).rejects.toThrow('too long');
  await end('a1', new Error('too long'));
  await refused;
  const next = queue.run('a', work('a2'));
  await end('a2');
  expect(await next).toBe('two');
});

test('what a client asks for beyond its share is refused, others are not', async () => {
  const queue = new CheckQueue(['one']);
  const endless = () => new Promise<string>(() => undefined);
  for (let count = 0; count <= MOST_OF_CLIENT; count++) void queue.run('a', endless);
  await expect(queue.run('a', endless)).rejects.toThrow(
    '20 checks are waiting already.',
  );
  const other = queue.run('b', endless);
  expect(await Promise.race([other, 'waits'])).toBe('waits');
});

test('more brackets in each other than people write are refused with their line', () => {
  const deep = (text: string) => () => assertShallow([{path: 'a.ts', text}]);
  expect(deep(`const a =\n${'[1,'.repeat(3000)}`)).toThrow('a.ts:2');
  expect(deep(`${'f('.repeat(100)}${')'.repeat(100)};\n`.repeat(50))).not.toThrow();
});
