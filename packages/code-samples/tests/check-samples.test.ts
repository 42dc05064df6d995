import {existsSync} from 'node:fs';
import path from 'node:path';

import {formatProblem} from '@lexical-documentation/common';
import {beforeAll, describe, expect, test} from 'vitest';

import {checkSamples, type CheckResult} from '../src/index';
import {expectationOf, inputsOf, root} from './fixtures';

const browserExecutable =
  process.env['CHROME_PATH'] ??
  ['/usr/bin/chromium', '/usr/bin/google-chrome'].find(existsSync);

describe('a folder of samples that must be refused', () => {
  const inputs = inputsOf('refused');
  let result: CheckResult;
  beforeAll(async () => {
    result = await checkSamples({
      files: inputs.map(({file}) => file),
      root,
      browserExecutable,
    });
  }, 120_000);

  test.each(inputs)('$name is refused with what, where, expected and fix', ({file}) => {
    const problems = result.problems
      .filter(({where}) => where.file === file)
      .map((problem) =>
        formatProblem({
          ...problem,
          where: {...problem.where, file: path.basename(file)},
        }),
      );
    expect(problems.join('\n\n')).toBe(expectationOf(file, '.txt'));
  });
});

test('samples that say what is true are all compiled and run, in Node, DOM and browser', async () => {
  const files = inputsOf('proven').map(({file}) => file);
  const result = await checkSamples({files, root, browserExecutable});
  expect(result.problems.map(formatProblem)).toEqual([]);
  expect(result).toMatchObject({
    checked: 19,
    run: 12,
    used: 2,
    mounted: 3,
    optedOut: [],
  });
}, 120_000);
