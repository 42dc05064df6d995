import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {formatProblem} from '@lexical-documentation/common';
import {afterEach, beforeEach, expect, test} from 'vitest';

import {checkSamples} from '../src/index';
import {root} from './fixtures';

const CHECKED = '```ts\nexport {};\n```\n\n';
const LEFT_OUT =
  '```ts no-check="shows a syntax of the future"\nlet x :: number;\n```\n\n';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'opt-outs-'));
});

afterEach(() => rm(folder, {recursive: true}));

test('one sample in fifty may be left out, and is listed with its reason', async () => {
  const {result, file} = await check(CHECKED.repeat(49) + LEFT_OUT);
  expect(result).toEqual({
    checked: 49,
    run: 0,
    used: 0,
    kept: 0,
    mounted: 0,
    optedOut: [
      {where: {file, line: 49 * 4 + 1}, reason: 'shows a syntax of the future'},
    ],
    problems: [],
  });
}, 60_000);

test('more than that are refused', async () => {
  const {result, file} = await check(CHECKED.repeat(48) + LEFT_OUT);
  expect(result.problems.map(formatProblem)).toEqual([
    '1 of 49 samples are not checked.\n' +
      `  where:    ${file}:${48 * 4 + 1}\n` +
      '  expected: at most 2% of the samples with no-check, here 0\n' +
      '  fix:      Complete samples, with hidden lines where needed, until they compile, and remove their no-check.',
  ]);
}, 60_000);

async function check(markdown: string) {
  const file = path.join(folder, 'page.md');
  await writeFile(file, markdown);
  return {file, result: await checkSamples({files: [file], root})};
}
