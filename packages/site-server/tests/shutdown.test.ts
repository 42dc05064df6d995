import {spawn} from 'node:child_process';
import {Agent} from 'node:http';
import {join} from 'node:path';
import {createInterface} from 'node:readline';

import {expect, onTestFinished, test} from 'vitest';

import {request} from './request';
import {serveFixture} from './serve-fixture';

const FIXTURES = join(import.meta.dirname, 'fixtures');

test('a signal lets the running request finish and then ends the program', async () => {
  const program = await startProgram();
  const running = request(program.origin, '/slow?ms=600');
  await program.prints('running');
  program.kill('SIGTERM');
  expect(await running).toMatchObject({status: 200, text: 'finished'});
  expect(await program.exitCode).toBe(0);
  expect(program.lines).toEqual([
    program.origin,
    'running',
    'closing on SIGTERM',
    'closed',
  ]);
});

test('new connections are refused while the last request is answered', async () => {
  const program = await startProgram();
  const running = request(program.origin, '/slow?ms=600');
  await program.prints('running');
  program.kill('SIGINT');
  await program.prints('closing on SIGINT');
  await expect(request(program.origin, '/')).rejects.toThrow('ECONNREFUSED');
  await running;
});

test('a second signal cuts the running request off', async () => {
  const program = await startProgram();
  const cut = expect(request(program.origin, '/slow?ms=60000')).rejects.toThrow();
  await program.prints('running');
  program.kill('SIGINT');
  await program.prints('closing on SIGINT');
  program.kill('SIGINT');
  await cut;
  await program.prints('closed');
});

test('an idle connection that is kept open does not hold the server up', async () => {
  const {origin, server} = await serveFixture();
  const agent = new Agent({keepAlive: true});
  await request(origin, '/', {agent});
  const started = Date.now();
  await server.close();
  // Node itself keeps such a connection open for five seconds.
  expect(Date.now() - started).toBeLessThan(4_000);
  agent.destroy();
});

test('requests that outlast the grace time are cut off', async () => {
  const handler = {handle: () => new Promise<boolean>(() => undefined)};
  const {origin, server} = await serveFixture({handlers: [handler]});
  const cut = expect(request(origin, '/')).rejects.toThrow('socket hang up');
  await new Promise((resolve) => setTimeout(resolve, 100));
  await server.close(100);
  await cut;
});

interface Program {
  readonly origin: string;
  readonly lines: string[];
  readonly exitCode: Promise<number | null>;
  kill(signal: NodeJS.Signals): void;
  prints(line: string): Promise<void>;
}

async function startProgram(): Promise<Program> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(FIXTURES, 'slow-server.ts'), join(FIXTURES, 'site')],
    {stdio: ['ignore', 'pipe', 'inherit']},
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  const exitCode = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const lines: string[] = [];
  const output = createInterface({input: child.stdout});
  output.on('line', (line) => lines.push(line));
  const prints = async (line: string) => {
    while (!lines.includes(line)) {
      await new Promise((resolve) => output.once('line', resolve));
    }
  };
  const origin = await new Promise<string>((resolve) => output.once('line', resolve));
  return {origin, lines, exitCode, prints, kill: (signal) => void child.kill(signal)};
}
