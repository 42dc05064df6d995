import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import ts from 'typescript';
import {afterEach, beforeEach, expect, test} from 'vitest';

import {type CallRules, findCallNeeds} from '../src/index';

const RULES: CallRules = {
  guards: {'kit#activeState': ['state'], 'kit#refuseReading': ['state', 'write']},
  openers: {'kit#Editor.update': ['state', 'write'], 'kit#Editor.read': ['state']},
  deferring: '^(later|on)$',
  specialCases: 'isSpecial',
  browserChecks: 'HAS_BROWSER',
};

const KIT = `
  export function activeState(): string { throw new Error(); }
  export function refuseReading(): void { throw new Error(); }
  export declare function later(callback: () => void): void;
  export class Editor {
    update(callback: () => void) { callback(); }
    read<T>(callback: () => T): T { return callback(); }
  }
  const HAS_BROWSER = typeof document !== 'undefined';
`;

const OPTIONS: ts.CompilerOptions = {
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
  target: ts.ScriptTarget.ES2022,
  strict: true,
  types: [],
};

const host = hostThatKeepsLibraries();

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'call-contexts-'));
});

afterEach(() => rmSync(folder, {recursive: true}));

/** Needs of the exports of a module `kit` that ends with some code. */
function needsIn(code: string): Record<string, Record<string, string>> {
  const file = path.join(folder, 'node_modules/kit/index.ts');
  ts.sys.createDirectory?.(path.join(folder, 'node_modules'));
  ts.sys.createDirectory?.(path.dirname(file));
  writeFileSync(file, KIT + code);
  const program = ts.createProgram([file], OPTIONS, host);
  const found = findCallNeeds(program, [{module: 'kit', file}], RULES);
  return Object.fromEntries(
    [...found].map(([name, needs]) => [
      name.slice('kit#'.length),
      Object.fromEntries(needs),
    ]),
  );
}

test('a function needs what the guards need that it calls, however far away', () => {
  const needs = needsIn(`
    export const length = () => name().length;
    export function name() { return activeState(); }
    export function rename() { refuseReading(); }
    export function add(a: number, b: number) { return a + b; }
  `);
  expect(needs['length']).toEqual({state: 'always'});
  expect(needs['rename']).toEqual({state: 'always', write: 'always'});
  expect(needs['add']).toEqual({});
});

test('what stands behind a condition is needed sometimes', () => {
  const needs = needsIn(`
    export function perhaps(is: boolean) { if (is) refuseReading(); }
    export function unless(is: boolean) { if (is) return; refuseReading(); }
    export function each(names: string[]) { for (const name of names) activeState(); }
  `);
  const sometimes = {state: 'sometimes', write: 'sometimes'};
  expect(needs['perhaps']).toEqual(sometimes);
  expect(needs['unless']).toEqual(sometimes);
  expect(needs['each']).toEqual({state: 'sometimes'});
});

test('a special case and an optional argument that is left out change nothing', () => {
  const needs = needsIn(`
    const isSpecial = () => false;
    export function usual() { if (isSpecial()) return; activeState(); }
    export function optional(given?: string) { return given || activeState(); }
  `);
  expect(needs['usual']).toEqual({state: 'always'});
  expect(needs['optional']).toEqual({state: 'always'});
});

test('a function that opens a context provides it to what it is given', () => {
  const needs = needsIn(`
    export function read(editor: Editor) { return editor.read(() => activeState()); }
    export function write(editor: Editor) { editor.read(() => refuseReading()); }
    export function update(editor: Editor) { editor.update(() => refuseReading()); }
  `);
  expect(needs['read']).toEqual({});
  expect(needs['write']).toEqual({write: 'always'});
  expect(needs['update']).toEqual({});
});

test('what is called later needs nothing now', () => {
  expect(
    needsIn('export function wait() { later(() => refuseReading()); }'),
  ).toMatchObject({
    wait: {},
  });
});

test('a function in an options object may be called at once', () => {
  const needs = needsIn(`
    function walk(on: {found: () => void}) { on.found(); }
    export function collect() { walk({found: () => activeState()}); }
  `);
  expect(needs['collect']).toEqual({state: 'sometimes'});
});

test('methods, accessors and constructors are followed, overrides count sometimes', () => {
  const needs = needsIn(`
    export class Base {
      constructor() { refuseReading(); }
      get name() { return activeState(); }
      text() { return ''; }
    }
    export class Special extends Base { text() { return this.name; } }
    export function make() { return new Special(); }
    export function textOf(base: Base) { return base.text(); }
  `);
  expect(needs['Base.name']).toEqual({state: 'always'});
  expect(needs['Base.text']).toEqual({state: 'sometimes'});
  expect(needs['Special.text']).toEqual({state: 'always'});
  expect(needs['make']).toEqual({state: 'always', write: 'always'});
  expect(needs['textOf']).toEqual({state: 'sometimes'});
});

test("the browser's globals need a browser, unless the code has asked for one", () => {
  const needs = needsIn(`
    export function create() { return document.createElement('p'); }
    export function guarded() { return HAS_BROWSER ? document.title : ''; }
    export function onAServer() { return new URL('https://example.com'); }
  `);
  expect(needs['create']).toEqual({browser: 'always'});
  expect(needs['guarded']).toEqual({});
  expect(needs['onAServer']).toEqual({});
});

/** The platform's declarations take longer to read than all else. */
function hostThatKeepsLibraries(): ts.CompilerHost {
  const kept = new Map<string, ts.SourceFile | undefined>();
  const plain = ts.createCompilerHost(OPTIONS);
  return {
    ...plain,
    getSourceFile(file, ...rest) {
      const isLibrary = path.basename(file).startsWith('lib.');
      const known = kept.get(file);
      const source = known ?? plain.getSourceFile(file, ...rest);
      if (isLibrary) {
        kept.set(file, source);
      }
      return source;
    },
  };
}

test('a function needs the same under another name, and inside of a wrapper', () => {
  const needs = needsIn(`
    function read(): string { return activeState(); }
    declare function forwardRef<T>(inner: T): T;
    export const alias = read;
    export const Wrapped = forwardRef(read);
  `);
  expect(needs).toMatchObject({alias: {state: 'always'}, Wrapped: {state: 'always'}});
});
