import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, expect, test} from 'vitest';

import {extractCodes, sentenceDigest} from '../src/extract/extract-codes';
import {readErrorCodes} from '../src/index';

const repository = path.resolve(import.meta.dirname, '../../..');
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) {
    rmSync(folder, {recursive: true, force: true});
  }
});

const RAISE =
  'function t(t,...e){throw Error(`Minified Lexical error #${t}; visit ${e}`)}';
const FORMAT =
  'function formatDevErrorMessage(message) {\n  throw new Error(message);\n}\n';

test('a number has the sentence that the table says, wherever a minifier puts the call', () => {
  const nodeModules = install({
    prod: `${RAISE}function d(e){e.doorOpen||t(7,e.key)}export function b(e){!function(e){e.windowOpen||t(8)}(e),d(e)}`,
    dev: `${FORMAT}export function check(house) {
  if (!house.windowOpen) formatDevErrorMessage('The window is shut');
  if (!house.doorOpen) formatDevErrorMessage(\`The door \${house.key} is shut\`);
}`,
  });
  const digests = table({7: 'The door %s is shut', 8: 'The window is shut'});
  expect(extractCodes(nodeModules, ['some'], digests)).toEqual([
    {code: 7, message: 'The door %s is shut', kind: 'error', packages: ['some']},
    {code: 8, message: 'The window is shut', kind: 'error', packages: ['some']},
  ]);
});

test('a sentence that only the development build raises has no row', () => {
  const nodeModules = install({
    prod: `${RAISE}export function a(e){e.open||t(2)}`,
    dev: `${FORMAT}export function a(door) {
  if (!door.open) formatDevErrorMessage('The door is shut');
  if (!door.checked) formatDevErrorMessage('Only in development');
}`,
  });
  const digests = table({2: 'The door is shut', 3: 'Only in development'});
  const codes = extractCodes(nodeModules, ['some'], digests);
  expect(codes.map(({code}) => code)).toEqual([2]);
});

test('a local variable with the name of the raising function raises nothing', () => {
  const nodeModules = install({
    prod: `${RAISE}export function a(e){const t=e.add;t(5);return e}export function b(e){e.open||t(2)}`,
    dev: `${FORMAT}export function a(list) {
  const add = list.add;
  add(5);
  return list;
}
export function b(door) {
  if (!door.open) formatDevErrorMessage('The door is shut');
}`,
  });
  const codes = extractCodes(nodeModules, ['some'], table({2: 'The door is shut'}));
  expect(codes.map(({code}) => code)).toEqual([2]);
});

test('of a package without CommonJS, files that end in .js are read', () => {
  const nodeModules = install({
    ending: 'js',
    prod: `${RAISE}export function a(e){e.open||t(2)}`,
    dev: `${FORMAT}export function a(door) {
  if (!door.open) formatDevErrorMessage('The door is shut');
}`,
  });
  const codes = extractCodes(nodeModules, ['some'], table({2: 'The door is shut'}));
  expect(codes.map(({code}) => code)).toEqual([2]);
});

test('numbers and sentences that the table does not know are named', () => {
  const nodeModules = install({
    prod: `${RAISE}export function a(e){e.open||t(2);e.tall||t(3)}`,
    dev: `${FORMAT}export function a(door) {
  if (!door.open) formatDevErrorMessage('The door is closed');
  if (!door.tall) formatDevErrorMessage('The door is low');
}`,
  });
  const {'2': closed = '', '3': low = ''} = table({
    2: 'The door is closed',
    3: 'The door is low',
  });
  expect(() =>
    extractCodes(nodeModules, ['some'], table({2: 'The door is shut'})),
  ).toThrow(
    'The table of error numbers does not know the sentence that number 2 has by now; ' +
      `the number 3; the sentence "The door is closed", digest ${closed}; ` +
      `the sentence "The door is low", digest ${low}.\n  where:    ${nodeModules}\n`,
  );
});

test('a production build that raises in an unknown way stops the build', () => {
  const nodeModules = install({
    prod: 'export const raise = (n) => {throw Error("Minified Lexical error #" + n)}; raise(1)',
    dev: 'export function a() {}',
  });
  expect(() => extractCodes(nodeModules, ['some'], {})).toThrow(
    'A production build raises errors in a way that is not known.',
  );
});

test('the installed packages have numbers, each with a sentence of its own', () => {
  const {version, codes} = readErrorCodes(repository);
  expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
  expect(codes.length).toBeGreaterThan(250);
  expect(new Set(codes.map(({code}) => code)).size).toBe(codes.length);
  expect(new Set(codes.map(({message}) => message)).size).toBe(codes.length);
  expect(codes.find(({code}) => code === 17)).toEqual({
    code: 17,
    message: 'parseEditorState: type "%s" + not found',
    kind: 'error',
    packages: ['lexical'],
    raisedBy: [
      'lexical#LexicalEditor.parseEditorState',
      'lexical#$parseSerializedNode',
    ],
  });
});

test('numbers whose calls look alike in the builds have their own sentences', () => {
  const {codes} = readErrorCodes(repository);
  const messageOf = (number: number) =>
    codes.find(({code}) => code === number)?.message;
  expect(messageOf(158)).toBe('Expected gridParent to have a parent');
  expect(messageOf(159)).toBe('Expected focusCellParent to have a parent');
});

function table(sentences: Readonly<Record<number, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sentences).map(([code, text]) => [code, sentenceDigest(text)]),
  );
}

function install(
  build: {readonly prod: string; readonly dev: string; readonly ending?: 'js'},
  name = 'some',
  nodeModules = mkdtempSync(path.join(tmpdir(), 'error-codes-')),
): string {
  folders.push(nodeModules);
  const dist = path.join(nodeModules, name, 'dist');
  mkdirSync(dist, {recursive: true});
  const {prod, dev, ending = 'mjs'} = build;
  writeFileSync(path.join(dist, `Some.prod.${ending}`), prod);
  writeFileSync(path.join(dist, `Some.dev.${ending}`), dev);
  return nodeModules;
}
