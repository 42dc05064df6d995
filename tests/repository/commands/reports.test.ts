import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';

import {describe, expect, onTestFinished, test} from 'vitest';

import {playwrightFailures, vitestFailures} from '../../../commands/lib/failures.mjs';
import {
  countPages,
  countPlaywright,
  countSamples,
  countVitest,
  reconcile,
} from '../../../commands/lib/reports.mjs';

const CACHE = join(import.meta.dirname, '../../../node_modules');

describe('the report of Vitest', () => {
  test('counts tests that pass, fail and are skipped, and files that do not load', () => {
    const report = runVitest({
      'a.test.mjs': `import {test, expect} from 'vitest';
        test('one', () => {}); test('two', () => {});
        test('three', () => expect(1).toBe(2)); test.skip('four', () => {});`,
      'b.test.mjs': `throw new Error('does not load');`,
    });
    expect(countVitest(report)).toEqual({passed: 2, failed: 2, skipped: 1});
    expect(vitestFailures(report)).toEqual({
      failed: [
        {
          name: expect.stringMatching(/a\.test\.mjs › three$/),
          reason: 'AssertionError: expected 1 to be 2 // Object.is equality',
        },
        {name: expect.stringMatching(/b\.test\.mjs$/), reason: 'does not load'},
      ],
      repeated: [],
    });
  });

  test('tells a test that passes at its second try from one that passes at once', () => {
    const report = runVitest({
      'a.test.mjs': `import {test, expect} from 'vitest'; let tries = 0;
        test('one', () => {});
        test('two', {retry: 1}, () => expect(++tries).toBe(2));`,
    });
    expect(countVitest(report)).toEqual({passed: 2, failed: 0, skipped: 0});
    expect(vitestFailures(report)).toEqual({
      failed: [],
      repeated: [
        {
          name: expect.stringMatching(/a\.test\.mjs › two$/),
          reason: 'AssertionError: expected 1 to be 2 // Object.is equality',
        },
      ],
    });
  });
});

test('the report of texts counts pages without a problem, and problems', () => {
  const where = (file: string) => ({where: {file}});
  const problems = [where('a.mdx'), where('a.mdx'), where('b.mdx')];
  expect(countPages({pages: 5, problems})).toEqual({passed: 3, failed: 3, skipped: 0});
});

describe('the report of Playwright', () => {
  test('counts tests that pass, fail and are skipped', () => {
    const report = runPlaywright(`import {test, expect} from '@playwright/test';
      test('one', () => {}); test('two', () => {});
      test('three', () => expect(1).toBe(2)); test.skip('four', () => {});`);
    expect(countPlaywright(report)).toEqual({passed: 2, failed: 1, skipped: 1});
    expect(playwrightFailures(report)).toEqual({
      failed: [
        {
          name: expect.stringMatching(/0\.spec\.mjs:3 › three$/),
          reason: 'Error: expect(received).toBe(expected) // Object.is equality',
        },
      ],
      repeated: [],
    });
  });

  test('tells a test that passes at its second try from one that passes at once', () => {
    const report = runPlaywright(`import {test, expect} from '@playwright/test';
      test.describe.configure({retries: 1});
      test('one', () => {});
      test('two', ({}, {retry}) => expect(retry).toBe(1));`);
    expect(countPlaywright(report)).toEqual({passed: 2, failed: 0, skipped: 0});
    expect(playwrightFailures(report)).toEqual({
      failed: [],
      repeated: [
        {
          name: expect.stringMatching(/0\.spec\.mjs:4 › two$/),
          reason: 'Error: expect(received).toBe(expected) // Object.is equality',
        },
      ],
    });
  });

  test('counts an error outside a test as a failure', () => {
    const report = runPlaywright(
      `import {test} from '@playwright/test'; test('one', () => {});`,
      `throw new Error('does not load');`,
    );
    expect(countPlaywright(report)).toEqual({passed: 0, failed: 1, skipped: 0});
    expect(playwrightFailures(report)).toEqual({
      failed: [{name: expect.stringContaining('does not load')}],
      repeated: [],
    });
  });
});

describe('the report of the samples', () => {
  test('counts compiling and running as a check each, and problems as failures', () => {
    const report = {checked: 40, run: 12, optedOut: [{}], problems: [{}, {}]};
    expect(countSamples(report)).toEqual({passed: 50, failed: 2, skipped: 1});
  });
});

describe('the exit code', () => {
  test.each([
    ['a failure that no test explains', {passed: 5, failed: 0, skipped: 0}, 1, 1],
    ['no test at all', {passed: 0, failed: 0, skipped: 0}, 0, 1],
    ['nothing but skipped tests', {passed: 0, failed: 0, skipped: 9}, 0, 1],
    ['no report', undefined, 0, 1],
    ['failures that were counted', {passed: 5, failed: 2, skipped: 0}, 1, 2],
    ['success', {passed: 5, failed: 0, skipped: 0}, 0, 0],
  ])('with %s gives the right number of failures', (_case, counts, code, failed) => {
    expect(reconcile(counts, code).failed).toBe(failed);
  });
});

function runVitest(files: Record<string, string>) {
  const {folder, report} = prepare(files);
  const config = join(folder, 'vitest.config.mjs');
  writeFileSync(config, `export default {test: {include: ['**/*.test.mjs']}};`);
  const program = join(CACHE, 'vitest/vitest.mjs');
  const args = ['run', '--root', folder, '--config', config, '--reporter=json'];
  run(program, [...args, `--outputFile=${report}`], folder);
  return JSON.parse(readFileSync(report, 'utf8'));
}

function runPlaywright(...specs: string[]) {
  const files = specs.map((spec, index) => [`${index}.spec.mjs`, spec]);
  const {folder, report} = prepare(Object.fromEntries(files));
  const program = join(CACHE, '@playwright/test/cli.js');
  // By default it empties the repository's own folder of results.
  const output = join(folder, 'results');
  const args = ['test', '--reporter=json', '--config', folder, '--output', output];
  run(program, args, folder, {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  return JSON.parse(readFileSync(report, 'utf8'));
}

/** Below node_modules, so that the files find the runners. */
function prepare(files: Record<string, string>) {
  const folder = mkdtempSync(join(CACHE, '.reports-test-'));
  onTestFinished(() => {
    rmSync(folder, {recursive: true});
  });
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(folder, name), content);
  }
  return {folder, report: join(folder, 'report.json')};
}

function run(
  program: string,
  args: string[],
  cwd: string,
  env: NodeJS.ProcessEnv = {},
) {
  // What Vitest sets for this test must not reach the runner under test.
  const inherited = {...process.env, VITEST: undefined, NODE_OPTIONS: undefined};
  spawnSync(process.execPath, [program, ...args], {cwd, env: {...inherited, ...env}});
}
