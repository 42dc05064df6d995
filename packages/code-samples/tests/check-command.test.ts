import {execFile} from 'node:child_process';
import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, expect, test} from 'vitest';

import {root} from './fixtures';

const fixtures = 'packages/code-samples/tests/fixtures';
const TIME_LIMIT_MS = 120_000;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'check-command-'));
});

afterEach(() => rm(folder, {recursive: true}));

test(
  'a false claim fails the command, with its place in the output and in the report',
  async () => {
    const report = path.join(folder, 'report.json');
    const {code, stdout, stderr} = await run([
      '--json',
      report,
      `${fixtures}/refused/wrong-value.mdx`,
    ]);
    expect(stderr).toContain(`where:    ${fixtures}/refused/wrong-value.mdx:3:22\n`);
    expect(stdout).toContain(
      '1 samples checked, 1 run, 0 used, 0 node classes and components mounted, 0 opted out, 1 problems in 1 files',
    );
    expect(code).toBe(1);
    expect(JSON.parse(await readFile(report, 'utf8'))).toMatchObject({
      checked: 1,
      run: 1,
      problems: [{expected: "'B'"}],
    });
  },
  TIME_LIMIT_MS,
);

test(
  'true samples pass',
  async () => {
    const {code} = await run([`${fixtures}/proven/values.mdx`]);
    expect(code).toBe(0);
  },
  TIME_LIMIT_MS,
);

test(
  'without a folder the command says how it is used',
  async () => {
    const {code, stderr} = await run([]);
    expect(stderr).toContain('usage: check-command');
    expect(code).toBe(2);
  },
  TIME_LIMIT_MS,
);

function run(
  parameters: string[],
): Promise<{code: unknown; stdout: string; stderr: string}> {
  const command = ['--import', 'tsx', 'packages/code-samples/src/check-command.ts'];
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [...command, ...parameters],
      {cwd: root},
      (error, stdout, stderr) => {
        resolve({code: error ? error.code : 0, stdout, stderr});
      },
    );
  });
}
