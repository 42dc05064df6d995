import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, expect, test} from 'vitest';

import {checkSamples} from '../src/check/check-samples';

const ROOT = path.join(import.meta.dirname, '../../..');

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kept-results-'));
});

afterEach(() => {
  rmSync(folder, {recursive: true});
});

/** Checks one page, which claims that 1 and 1 are `sum`, with the results of the previous calls. */
async function check(sum: number, type = 'number') {
  const file = path.join(folder, 'page.md');
  writeFileSync(
    file,
    `\`\`\`ts run\nconst one: ${type} = 1;\n1 + 1; //=> ${sum}\n\`\`\`\n`,
  );
  const resultsFile = path.join(folder, 'results.json');
  const {run, kept, problems} = await checkSamples({
    files: [file],
    root: ROOT,
    resultsFile,
  });
  return {run, kept, problems: problems.length};
}

test('a sample that passed is not run again until it changes', async () => {
  expect(await check(2)).toEqual({run: 1, kept: 0, problems: 0});
  expect(await check(2)).toEqual({run: 1, kept: 1, problems: 0});
  expect(await check(3)).toEqual({run: 1, kept: 0, problems: 1});
});

test('a sample that failed is run again', async () => {
  expect(await check(3)).toEqual({run: 1, kept: 0, problems: 1});
  expect(await check(3)).toEqual({run: 1, kept: 0, problems: 1});
});

test('types that were wrong are checked again', async () => {
  expect(await check(2, 'string')).toMatchObject({problems: 1});
  expect(await check(2, 'string')).toMatchObject({problems: 1});
});

test('what a file of results says that cannot be read does not count', async () => {
  writeFileSync(path.join(folder, 'results.json'), '["half of');
  expect(await check(2)).toEqual({run: 1, kept: 0, problems: 0});
});
