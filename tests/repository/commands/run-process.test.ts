import {spawn} from 'node:child_process';
import {join} from 'node:path';
import {createInterface} from 'node:readline';

import {expect, onTestFinished, test} from 'vitest';

import {runProcess} from '../../../commands/lib/run-process.mjs';

const MODULE = join(import.meta.dirname, '../../../commands/lib/run-process.mjs');

test('both streams are kept in order, with the exit code', async () => {
  const program = 'console.log("out"); console.error("err"); process.exitCode = 3';
  const result = await runProcess(process.execPath, ['-e', program], {output: 'keep'});
  expect(result).toEqual({code: 3, output: 'out\nerr\n'});
});

test('tools are told not to look for newer versions of themselves', async () => {
  const program = 'console.log(process.env.NO_UPDATE_NOTIFIER)';
  const {output} = await runProcess(process.execPath, ['-e', program], {
    output: 'keep',
  });
  expect(output).toBe('1\n');
});

test('a command that is told to stop takes its program with it', async () => {
  const program = 'console.log(process.pid); setInterval(() => {}, 1000)';
  const command = `import {runProcess} from ${JSON.stringify(MODULE)};
    await runProcess(process.execPath, ['-e', ${JSON.stringify(program)}]);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', command]);
  onTestFinished(() => void child.kill('SIGKILL'));
  const pid = await new Promise<string>((resolve) =>
    createInterface({input: child.stdout}).once('line', resolve),
  );
  child.kill('SIGTERM');
  const code = await new Promise((resolve) => child.once('exit', resolve));
  expect(code).toBe(128 + 15);
  expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH');
});
