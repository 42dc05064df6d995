import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

import {expect, test} from 'vitest';

import {withEditedPage} from '../../../benchmarks/build/edited-page';
import {readParts} from '../../../benchmarks/build/read-parts';
import {formatBuilds} from '../../../benchmarks/build/table';

const HEAP = '(Heap 107mb -> 112mb / Total 137mb)';
const OUTPUT = [
  '[INFO] [en] Creating an optimized production build...',
  `[PERF] Build > en > Load site > Load plugins > Init plugins - 12.5 seconds! - ${HEAP}`,
  `[PERF] Build > en > Load site > Load plugins > Load plugins content > Load docs - 90.25 ms - ${HEAP}`,
  `[PERF] Build > en > Load site > Load plugins > Load plugins content - 500 ms - ${HEAP}`,
  `[PERF] Build > en > Load site > Load plugins > Init plugins > Resolve samples - 8 seconds! - ${HEAP}`,
  `[PERF] Build > en > Bundling with \u001B[36mRspack\u001B[39m - 1.5 minutes! - ${HEAP}`,
  `[PERF] Build > en > SSG - 6 seconds! - ${HEAP}`,
  `[PERF] Build > en > postBuild() - 3 seconds! - ${HEAP}`,
  `[PERF] Build > en > Broken links checker - 40 ms - ${HEAP}`,
].join('\n');

test("the parts of a build are read from Docusaurus' measurements, in seconds", () => {
  expect(readParts(OUTPUT)).toEqual([
    {name: 'reference and plugins', seconds: 12.5},
    {name: 'content', seconds: 0.5},
    {name: 'samples', seconds: 8},
    {name: 'bundle', seconds: 90},
    {name: 'render', seconds: 6},
    {name: 'index and files', seconds: 3},
    {name: 'links', seconds: 0.04},
  ]);
});

test('a part that is not measured any more is named', () => {
  expect(() => readParts(OUTPUT.replace('> SSG -', '> Render -'))).toThrow(
    'Docusaurus printed no measurement of "render"',
  );
});

test('builds stand side by side, with their ratio to the first', () => {
  const parts = [{name: 'bundle', seconds: 40}];
  const table = formatBuilds(
    [
      {name: 'from nothing', seconds: 60, parts},
      {name: 'one page changed', seconds: 9, parts: [{name: 'bundle', seconds: 4}]},
    ],
    65,
  );
  expect(table.split('\n').map((line) => line.replaceAll(/ {2,}/g, ' | '))).toEqual([
    ' | from nothing | one page changed',
    'build | 60.0 s | 9.0 s',
    ' | bundle | 40.0 s | 4.0 s',
    'ratio to the first | 1.00 | 0.15',
    '',
    'stock site, from nothing | 65.0 s',
  ]);
});

test('an edited page gets its text back, also when the measurement fails', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'edited-page-')), 'page.mdx');
  writeFileSync(file, 'A page.\n');
  let seen = '';
  const failing = withEditedPage(file, () => {
    seen = readFileSync(file, 'utf8');
    return Promise.reject(new Error('stopped'));
  });
  await expect(failing).rejects.toThrow('stopped');
  expect(seen).not.toBe('A page.\n');
  expect(readFileSync(file, 'utf8')).toBe('A page.\n');
});
