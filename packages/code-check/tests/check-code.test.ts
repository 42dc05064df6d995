import {readFileSync} from 'node:fs';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterAll, beforeAll, expect, test} from 'vitest';

import {checkCode, endChecks, LIMITS, type Report} from '../src';
import {writeEnvironment} from '../src/environment';
import {installedEnvironment, ROOT} from './support';

let folder = '';
let environment = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'code-check-'));
  environment = path.join(folder, 'environment.bin');
  await writeEnvironment(await installedEnvironment(), environment);
});

afterAll(async () => {
  await endChecks();
  await rm(folder, {recursive: true});
});

/** A busy machine can take longer than readers should have to wait. */
const PATIENCE_MS = 60_000;

/** The version that the environment is made of, read from the package itself. */
function installedVersion(): unknown {
  const manifest = path.join(ROOT, 'node_modules/lexical/package.json');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as {version: unknown}).version;
}

function check(text: string, milliseconds = PATIENCE_MS): Promise<Report> {
  return checkCode([{path: 'a.ts', text}], {environment, milliseconds});
}

/** Whatever the code does, it's answered or rejected, and the next check works. */
async function outcomeOf(text: string): Promise<string> {
  const start = performance.now();
  const outcome = await check(text, LIMITS.milliseconds).then(
    ({findings}) => `${findings.length} findings`,
    (error: Error) => error.message.split('\n', 1)[0] ?? '',
  );
  expect(performance.now() - start).toBeLessThan(4 * LIMITS.milliseconds);
  return outcome;
}

test('types that a comment asks for, and nobody pasted, are no problem', async () => {
  const {findings} = await check(
    '/// <reference types="missing-types" />\nexport {};\n',
  );
  expect(findings).toEqual([]);
});

test('a finding has its place, reason, fix and link', async () => {
  const {findings, lexicalVersion} = await check(
    "import {$getRoot} from 'lexical';\nexport const text = $getRoot();\n",
  );

  expect(lexicalVersion).toBe(installedVersion());
  expect(findings).toEqual([
    {
      rule: 'no-editor-state',
      file: 'a.ts',
      line: 2,
      column: 21,
      reason:
        '$getRoot needs an active editor state, but this code runs at the top level of the module, where no state is active.',
      fix: 'Call $getRoot inside editor.read(() => …), or in editor.update(() => …) to change something.',
      link: '/docs/error#code-195',
    },
  ]);
});

test('files see each other, and nothing outside of their folder', async () => {
  const {findings} = await checkCode(
    [
      {path: 'src/a.ts', text: "import {b} from './b';\nexport const a: string = b;\n"},
      {path: 'src/b.ts', text: "import '../../../etc/passwd';\nexport const b = 1;\n"},
    ],
    {environment, milliseconds: PATIENCE_MS},
  );

  expect(findings.map(({file, line, rule}) => `${file}:${line} ${rule}`)).toEqual([
    'src/a.ts:2 type-error',
  ]);
});

test('what code says at its top level is not executed', async () => {
  const key = 'CODE_CHECK_RAN';
  await check(`process.env['${key}'] = '1'; throw new Error('ran');`);

  expect(process.env[key]).toBeUndefined();
});

test('of 10,000 errors, 100 are listed and the others counted', async () => {
  const lines = Array.from({length: 10_000}, (_, index) => `let x${index}:0=1`);
  const {findings, omitted} = await check(lines.join('\n'));

  expect(findings).toHaveLength(100);
  expect(omitted).toBeGreaterThan(0);
});

test.each([
  ['parentheses', `export const a = ${'('.repeat(60_000)}1${')'.repeat(60_000)};`],
  ['arrays', `export const a = ${'['.repeat(60_000)}${']'.repeat(60_000)};`],
  ['blocks that are never closed', '{'.repeat(150_000)],
  [
    'a sum of many parts',
    `export const a = ${Array.from({length: 30_000}, () => '1').join('+')};`,
  ],
  [
    'a union of many members',
    `export type A = ${Array.from({length: 12_000}, (_, n) => `'${n}'`).join('|')};`,
  ],
  [
    'a product of unions',
    "type D = '0'|'1'|'2'|'3'|'4'|'5'|'6'|'7'|'8'|'9';\nexport type A = `${D}${D}${D}${D}${D}${D}${D}`;",
  ],
  [
    'a type that grows for ever',
    'type Grow<T extends unknown[]> = Grow<[...T, ...T, 0]>;\nexport const a: Grow<[0]> = 1;',
  ],
])('%s neither hang nor end the checks', async (_, text) => {
  expect(await outcomeOf(text)).toMatch(
    /^\d+ findings$|^The check takes |^More than 400 brackets /,
  );
  expect((await check('export const a = 1;')).findings).toEqual([]);
});

test('a check that takes too long is ended, and the next one is answered', async () => {
  const long = Array.from({length: 5_000}, (_, index) => `x${index}();`).join('\n');
  await expect(check(long, 1)).rejects.toThrow(
    'The check takes more than 1 milliseconds.',
  );
  expect((await check('export const a = 1;')).findings).toEqual([]);
});
