import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, expect, test} from 'vitest';

import {extractCodes} from '../src/extract/extract-codes';
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

test('numbers are paired with sentences by order and surroundings', () => {
  const nodeModules = install({
    prod: `${RAISE}export function a(e,n){e.parent||t(1,e.key);n.open||t(2)}`,
    dev: `${FORMAT}export function first(node, door) {
  if (!node.parent) {
    formatDevErrorMessage(\`Node \${node.key} has no parent\`);
  }
  if (door.checked) {
    formatDevErrorMessage('Only in development');
  }
  if (!door.open) {
    formatDevErrorMessage('The door is shut');
  }
}`,
  });
  expect(extractCodes(nodeModules, ['some'])).toEqual([
    {code: 1, message: 'Node %s has no parent', kind: 'error', packages: ['some']},
    {code: 2, message: 'The door is shut', kind: 'error', packages: ['some']},
  ]);
});

test('a function that the minifier has moved to its caller keeps its number', () => {
  const nodeModules = install({
    prod: `${RAISE}function d(e){e.doorOpen||t(7)}export function b(e){!function(e){e.windowOpen||t(8)}(e),d(e)}`,
    dev: `${FORMAT}function checkWindow(house) {
  if (!house.windowOpen) formatDevErrorMessage('The window is shut');
}
function checkDoor(house) {
  if (!house.doorOpen) formatDevErrorMessage('The door is shut');
}
export function check(house) {
  checkWindow(house);
  checkDoor(house);
}`,
  });
  expect(
    extractCodes(nodeModules, ['some']).map(({code, message}) => [code, message]),
  ).toEqual([
    [7, 'The door is shut'],
    [8, 'The window is shut'],
  ]);
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
  expect(extractCodes(nodeModules, ['some']).map(({code}) => code)).toEqual([2]);
});

test('a number without a sentence stops the build', () => {
  const nodeModules = install({
    prod: `${RAISE}export function a(e){e.open||t(2)}`,
    dev: 'export function a() {}',
  });
  expect(() => extractCodes(nodeModules, ['some'])).toThrow(
    'The number 2 has no sentence in the development build.\n' +
      `  at ${path.join(nodeModules, 'some/dist/Some.prod.mjs')}\n`,
  );
});

test('a number with two sentences stops the build', () => {
  const build = (property: string, sentence: string) => ({
    prod: `${RAISE}export function a(e){e.${property}||t(2)}`,
    dev: `${FORMAT}export function a(e) { if (!e.${property}) formatDevErrorMessage('${sentence}'); }`,
  });
  const nodeModules = install(build('open', 'The door is shut'));
  install(build('tall', 'The door is low'), 'other', nodeModules);
  expect(() => extractCodes(nodeModules, ['some', 'other'])).toThrow(
    'The number 2 has two sentences: "The door is shut" and "The door is low".',
  );
});

test('the installed packages have numbers, each with a sentence of its own', () => {
  const {version, codes} = readErrorCodes(repository);
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(codes.length).toBeGreaterThan(250);
  expect(new Set(codes.map(({code}) => code)).size).toBe(codes.length);
  expect(new Set(codes.map(({message}) => message)).size).toBe(codes.length);
  expect(codes.find(({code}) => code === 17)).toEqual({
    code: 17,
    message: 'parseEditorState: type "%s" + not found',
    kind: 'error',
    packages: ['lexical'],
  });
});

function install(
  build: {readonly prod: string; readonly dev: string},
  name = 'some',
  nodeModules = mkdtempSync(path.join(tmpdir(), 'error-codes-')),
): string {
  folders.push(nodeModules);
  const dist = path.join(nodeModules, name, 'dist');
  mkdirSync(dist, {recursive: true});
  writeFileSync(path.join(dist, 'Some.prod.mjs'), build.prod);
  writeFileSync(path.join(dist, 'Some.dev.mjs'), build.dev);
  return nodeModules;
}
