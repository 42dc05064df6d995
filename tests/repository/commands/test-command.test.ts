import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {join} from 'node:path';

import {describe, expect, test} from 'vitest';

import {createCheckout} from './checkout';

const PASSES = 'console.log("all files are fine")';
const FAILS = 'console.log("one file is wrong"); process.exit(1)';
const BUILDS = `
  import {mkdirSync, writeFileSync} from 'node:fs';
  const folder = process.argv[process.argv.indexOf('--out-dir') + 1];
  mkdirSync(folder, {recursive: true});
  writeFileSync(folder + '/index.html', '<h1>Home</h1>');`;

/** A test runner that writes the report it is told to, and ends with the given code. */
function runner(report: object, code: number): string {
  return `
    import {writeFileSync} from 'node:fs';
    const path = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE
      ?? process.argv.find((arg) => arg.startsWith('--outputFile'))?.split('=')[1];
    writeFileSync(path, ${JSON.stringify(JSON.stringify(report))});
    process.exit(${code});`;
}

function lastLine(output: string): string | undefined {
  return output.trimEnd().split('\n').at(-1);
}

describe('npm test', () => {
  test('ends with the number of checks alone on the last line', async () => {
    const checkout = createCheckout();
    checkout.install('prettier', PASSES);
    checkout.install('eslint', PASSES);
    const {code, stdout} = await checkout.run('test.mjs', ['--only', 'format,lint']);
    expect(lastLine(stdout)).toBe('2 passed, 0 failed');
    expect(code).toBe(0);
  });

  test('goes on after a check that fails, and then fails', async () => {
    const checkout = createCheckout();
    checkout.install('prettier', FAILS);
    checkout.install('eslint', PASSES);
    const {code, stdout} = await checkout.run('test.mjs', ['--only', 'format,lint']);
    expect(stdout).toContain('one file is wrong');
    expect(stdout).toContain('▸ Code style (ESLint)');
    expect(lastLine(stdout)).toBe('1 passed, 1 failed');
    expect(code).toBe(1);
  });

  test('runs a check that passed again after a change, when asked to, and on a server', async () => {
    const checkout = createCheckout();
    checkout.write('.gitignore', 'node_modules\n');
    spawnSync('git', ['init', checkout.root]);
    checkout.install('prettier', PASSES);
    checkout.install('eslint', FAILS);
    const ran = async (args: string[] = [], env = {CI: ''}) => {
      const only = ['--only', 'format,lint', ...args];
      const {stdout} = await checkout.run('test.mjs', only, env);
      expect(lastLine(stdout)).toBe('1 passed, 1 failed');
      expect(stdout).toContain('one file is wrong');
      return stdout.includes('all files are fine');
    };
    expect(await ran()).toBe(true);
    expect(await ran()).toBe(false);
    expect(await ran(['--again'])).toBe(true);
    expect(await ran([], {CI: '1'})).toBe(true);
    checkout.write('docs/new.mdx', 'A page.');
    expect(await ran()).toBe(true);
  });

  test('adds up what the test runners report, and names what failed, and why', async () => {
    const checkout = createCheckout();
    checkout.install('prettier', PASSES);
    const report = {
      numPassedTests: 41,
      numFailedTests: 2,
      numPendingTests: 1,
      numTodoTests: 0,
      testResults: [
        {
          name: join(checkout.root, 'tests/one.test.ts'),
          status: 'failed',
          assertionResults: [
            {status: 'passed', fullName: 'stays'},
            {
              status: 'failed',
              fullName: 'breaks',
              failureMessages: ['Error: one is not two\n    at one.test.ts:3:1'],
            },
            {status: 'passed', fullName: 'wavers', failureMessages: ['Error: late']},
          ],
        },
      ],
    };
    checkout.install('@docusaurus/core', BUILDS, 'docusaurus');
    checkout.install('vitest', runner(report, 1));
    const {code, stdout} = await checkout.run('test.mjs', ['--only', 'format,unit']);
    expect(stdout).toMatch(
      /✗ unit {4}41 passed, 2 failed, 1 skipped, \d.*\n {4}tests\/one\.test\.ts › breaks\n {6}Error: one is not two\n/,
    );
    expect(stdout).toContain(
      [
        '    passed only at the second try:',
        '    tests/one.test.ts › wavers',
        '      Error: late\n',
      ].join('\n'),
    );
    expect(lastLine(stdout)).toBe('43 passed, 2 failed');
    expect(code).toBe(1);
  });

  test('fails when a test runner reports no test', async () => {
    const checkout = createCheckout();
    const report = {
      numPassedTests: 0,
      numFailedTests: 0,
      numPendingTests: 0,
      numTodoTests: 0,
      testResults: [],
    };
    checkout.install('@docusaurus/core', BUILDS, 'docusaurus');
    checkout.install('vitest', runner(report, 0));
    const {code, stdout} = await checkout.run('test.mjs', ['--only', 'unit']);
    expect(lastLine(stdout)).toBe('1 passed, 1 failed');
    expect(code).toBe(1);
  });

  test('does not take the report of an earlier run for this one', async () => {
    const checkout = createCheckout();
    checkout.write('test-results/reports/unit.json', '{"numPassedTests": 99}');
    checkout.install('@docusaurus/core', BUILDS, 'docusaurus');
    checkout.install('vitest', 'process.exit(1)');
    const {stdout} = await checkout.run('test.mjs', ['--only', 'unit']);
    expect(lastLine(stdout)).toBe('1 passed, 1 failed');
  });

  test('builds before the end-to-end tests and hands them the browser', async () => {
    const checkout = createCheckout();
    checkout.install('@docusaurus/core', BUILDS, 'docusaurus');
    const stats = {expected: 7, unexpected: 0, flaky: 0, skipped: 0};
    const check = `if (process.env.CHROME_PATH !== '${process.execPath}') process.exit(9);`;
    const program = check + runner({suites: [], stats, errors: []}, 0);
    checkout.install('@playwright/test', program, 'playwright');
    const env = {CHROME_PATH: process.execPath};
    const {stdout} = await checkout.run('test.mjs', ['--only', 'e2e'], env);
    expect(existsSync(join(checkout.root, 'site/build/index.html'))).toBe(true);
    // The build and the browser are checks of their own.
    expect(lastLine(stdout)).toBe('9 passed, 0 failed');
  });

  test('reports a build that fails and still runs what does not need it', async () => {
    const checkout = createCheckout();
    const broken = 'console.error("Broken anchor in intro.mdx"); process.exit(1)';
    checkout.install('@docusaurus/core', broken, 'docusaurus');
    checkout.install('prettier', PASSES);
    const env = {CHROME_PATH: process.execPath};
    const result = await checkout.run('test.mjs', ['--only', 'format,e2e'], env);
    expect(result.stderr).toContain('Broken anchor in intro.mdx');
    expect(result.stderr).toContain('not run: it needs a built site');
    expect(lastLine(result.stdout)).toBe('2 passed, 2 failed');
    expect(result.code).toBe(1);
  });

  test('names what each part and all of it took, before the last line', async () => {
    const checkout = createCheckout();
    checkout.install('prettier', PASSES);
    const {stdout} = await checkout.run('test.mjs', ['--only', 'format']);
    expect(stdout).toMatch(
      /✓ format {2}1 passed, \d+\.\d s\n\nIn all \d+\.\d s; some of it at the same time\.\n1 passed, 0 failed\n$/,
    );
  });

  test('checks sources while it builds, and prints what it finds in one piece', async () => {
    const checkout = createCheckout();
    // The build ends only after the check, which runs beside it.
    const waits = `const {existsSync} = await import('node:fs');
      for (let tries = 0; !existsSync('../formatted') && tries < 200; tries++)
        await new Promise((resolve) => setTimeout(resolve, 100));
      if (!existsSync('../formatted')) process.exit(1);`;
    checkout.install('@docusaurus/core', waits + BUILDS, 'docusaurus');
    checkout.install(
      'prettier',
      "(await import('node:fs')).writeFileSync('formatted', ''); console.log('all files are well')",
    );
    const stats = {expected: 7, unexpected: 0, flaky: 0, skipped: 0};
    checkout.install(
      '@playwright/test',
      runner({suites: [], stats, errors: []}, 0),
      'playwright',
    );
    const env = {CHROME_PATH: process.execPath};
    const {stdout} = await checkout.run('test.mjs', ['--only', 'format,e2e'], env);
    expect(stdout).toContain('▸ Formatting (Prettier)\nall files are well\n  done in');
    expect(lastLine(stdout)).toBe('10 passed, 0 failed');
  });

  test('refuses the name of a check that does not exist', async () => {
    const {code, stderr} = await createCheckout().run('test.mjs', ['--only', 'units']);
    expect(stderr.trim()).toBe(
      [
        'There is no check called "units".',
        '  where:    the argument --only',
        '  expected: some of format, lint, types, text, samples, unit, e2e, separated by commas',
        '  fix:      for example: npm test -- --only unit,types',
      ].join('\n'),
    );
    expect(code).toBe(1);
  });
});
