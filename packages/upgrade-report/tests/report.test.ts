import {readFileSync} from 'node:fs';
import path from 'node:path';

import {namesWithoutSuccessor} from '@lexical-documentation/api-reference';
import {expect, test} from 'vitest';

import {spanOf} from '../src/browser/span-of';
import {firstMet} from '../src/core/first-met';
import {isCompatible} from '../src/core/is-compatible';
import {makeReport, oldestVersion, readInput, toReleaseData} from '../src/index';
import {shortenPair} from '../src/shorten-pair';
import {notes, releases, report, steps, successors, tried, versions} from './support';

interface Sample {
  readonly from: string;
  readonly to: string;
  readonly code: string;
  readonly names: readonly string[];
  readonly error?: string;
}

const samples = JSON.parse(
  readFileSync(path.join(notes, 'breaking-samples.json'), 'utf8'),
) as Sample[];

test('everything removed or deprecated has a successor, written by hand', () => {
  expect(namesWithoutSuccessor(steps, successors)).toEqual([]);
  expect(namesWithoutSuccessor(steps, {})).not.toEqual([]);
});

test('a release’s data is less than 60 KB', () => {
  const heavy = releases.filter((one) => JSON.stringify(one).length > 60_000);
  expect(heavy.map(({version}) => version)).toEqual([]);
});

test('there are samples of at least 20 pairs of releases', () => {
  const pairs = new Set(samples.map(({from, to}) => `${from} ${to}`));
  expect(pairs.size).toBeGreaterThanOrEqual(20);
});

test.each(samples)('what breaks from $from to $to is named: $names', (sample) => {
  expect(sample.error, 'compiled by npm run reference:since').toMatch(/\w/);
  const {breaking} = report(sample.from, sample.to, sample.code);
  expect(breaking.map(({module, path: name}) => `${module}#${name}`)).toEqual(
    expect.arrayContaining([...sample.names]),
  );
});

test('code that imports nothing that changed has an empty report', () => {
  const code = "import {$getRoot} from 'lexical';\n$getRoot().getTextContent();";
  expect(report('0.38.2', '0.50.0', code)).toEqual({
    breaking: [],
    deprecated: [],
    compatible: [],
  });
});

test('text that names no package of Lexical is concerned by nothing, no text by everything', () => {
  const code = 'export const add = (one: number, other: number) => one + other;';
  expect(report('0.38.0', '0.53.0', code).breaking).toEqual([]);
  expect(report('0.38.0', '0.53.0', '').breaking.length).toBeGreaterThan(100);
});

test('a version older than all that are known is told apart from one that is known', () => {
  const span = (version: string) => {
    const text = `{"dependencies": {"lexical": "${version}"}}`;
    return spanOf({from: '', to: '0.53.0', text}, readInput(text), versions);
  };
  expect(span('0.16.1')).toMatchObject({tooOld: '0.16.1', from: '0.17.0'});
  expect(span('0.17.1').tooOld).toBeUndefined();
});

test('of packages, the changes whose names guides use most come first', () => {
  const uses: Readonly<Record<string, number>> = {$insertList: 3, LexicalComposer: 40};
  const data = steps.map((step) =>
    toReleaseData(step, successors, () => undefined, {
      usesOf: (name) => uses[name] ?? 0,
    }),
  );
  const {breaking, deprecated} = makeReport(data, readInput(''));
  const {first, others} = firstMet([...breaking, ...deprecated]);
  // A removed name is as common as the one to write instead.
  expect(first.map(({path: name}) => name)).toEqual(['LexicalComposer', 'insertList']);
  expect(first.length + others.length).toBe(breaking.length + deprecated.length);
});

test('a deprecated name is as common as it is itself, not as what replaces it', () => {
  const uses: Readonly<Record<string, number>> = {
    CAN_UNDO_COMMAND: 3,
    HistoryExtension: 76,
    LexicalComposer: 31,
  };
  const data = steps.map((step) =>
    toReleaseData(step, successors, () => undefined, {
      usesOf: (name) => uses[name] ?? 0,
    }),
  );
  const {first} = firstMet(makeReport(data, readInput('')).deprecated);
  expect(first.map(({path: name}) => name)).toEqual([
    'LexicalComposer',
    'CAN_UNDO_COMMAND',
  ]);
});

test('of a manifest, only the packages that it names concern the reader', () => {
  const manifest =
    '{"dependencies": {"@lexical/list": "^0.45.0", "lexical": "0.46.0"}}';
  expect(oldestVersion(readInput(manifest))).toBe('0.45.0');
  const {breaking} = report('0.45.0', '0.46.0', manifest);
  const modules = new Set(breaking.map(({module}) => module));
  expect([...modules].sort()).toEqual(['@lexical/list', 'lexical']);
});

test.each([
  ['npm', '"node_modules/@lexical/list": {\n "version": "0.44.0",'],
  ['Yarn', '"@lexical/list@^0.44.0":\n  version "0.44.0"'],
  ['pnpm', "packages:\n  '@lexical/list@0.44.0':\n    resolution: {}"],
])('a part of the lock file of %s names its package and version', (_name, text) => {
  expect(readInput(text).packages).toEqual(new Map([['@lexical/list', '0.44.0']]));
});

test('a deprecation that was taken back is not reported', () => {
  const code = "import {applyFormatToDom} from '@lexical/extension';";
  expect(report('0.46.0', '0.47.0', code).deprecated).toHaveLength(1);
  expect(report('0.46.0', '0.48.0', code).deprecated).toEqual([]);
});

test('what takes all that it took is compatible, what takes less or needs more is not', () => {
  const change = (before: string, after: string) =>
    isCompatible({
      kind: 'changed',
      module: 'm',
      path: 'f',
      version: '1',
      before,
      after,
    });
  const before = 'function f(a: string): void';
  expect(change(before, 'function f(a: string, b?: number): void')).toBe(true);
  expect(change(before, 'function f(a: string, b: number): void')).toBe(false);
  expect(change(before, 'function f(text: string | null): void')).toBe(true);
  expect(change(before, "function f(a: 'x'): void")).toBe(false);
  expect(change(before, `${before}\nfunction f(a: number): number`)).toBe(true);
  expect(change('f(): A | B', 'f(): A')).toBe(true);
  expect(change('f(): A', 'f(): A | B')).toBe(false);
  expect(change('a: (b: A) => void', 'a: (b: A | null) => void')).toBe(false);
  expect(change('const A: number', 'const A = 8')).toBe(true);
  expect(change('const A: string', 'const A = 8')).toBe(false);
});

test('what a class says that it implements asks nothing of who uses it, its base does', () => {
  const [before, implemented, rebased] = [
    'class A extends B',
    'class A extends B implements C',
    'class A extends C',
  ] as const;
  const change = {kind: 'changed', module: 'm', path: 'A', version: '1'} as const;
  expect(isCompatible({...change, before, after: implemented})).toBe(true);
  expect(isCompatible({...change, before, after: rebased})).toBe(false);
});

test('a very long declaration is cut to what differs', () => {
  const same = 'x'.repeat(1000);
  const [before, after] = shortenPair([`${same}old${same}`, `${same}new${same}`]);
  expect(before).toMatch(/^…x+oldx+…$/);
  expect(after).toMatch(/^…x+newx+…$/);
  expect(before.length).toBeLessThan(320);
});

test('what 0.51 to 0.53 deprecate and remove is reported', () => {
  const code = [
    "import {LexicalComposer} from '@lexical/react/LexicalComposer';",
    "import {registerCodeHighlighting} from '@lexical/code';",
    "import {TableImportExtension} from '@lexical/table';",
    "import {$getNodeByKey, type TextNode} from 'lexical';",
    'export const text = (key: string) => $getNodeByKey<TextNode>(key);',
  ].join('\n');
  const {breaking, deprecated} = report('0.50.0', '0.53.0', code);
  expect(breaking.map(({kind, path: name, version}) => [kind, name, version])).toEqual([
    ['renamed', 'registerCodeHighlighting', '0.51.0'],
    ['renamed', 'TableImportExtension', '0.53.0'],
    ['changed', '$getNodeByKey', '0.53.0'],
  ]);
  expect(deprecated.map(({path: name}) => name)).toEqual(['LexicalComposer']);
});

test('a word that is no call is not taken for a method', () => {
  const code = "import {LexicalNode} from 'lexical';\nexport const config = {};";
  const {breaking, compatible} = report('0.45.0', '0.46.0', code);
  expect([...breaking, ...compatible].map(({path: name}) => name)).not.toContain(
    'LexicalNode.config',
  );
});

test('a node may write the field of its JSON that others should not read', () => {
  const code = (line: string) =>
    `import type {SerializedLexicalNode} from 'lexical';\n${line}`;
  const paths = (line: string) =>
    report('0.50.0', '0.53.0', code(line)).deprecated.map(({path: name}) => name);
  expect(paths('export const json = {version: 1};')).toEqual([]);
  expect(paths('if (json.version === 1) upgrade();')).toEqual([
    'SerializedLexicalNode.version',
  ]);
});

test('a change that usual code was compiled with is compatible, and every such change exists', () => {
  const code = (text: string) => report('0.48.0', '0.49.0', text);
  const {breaking, compatible} = code(
    "import type {LexicalEditor} from 'lexical';\nexport const run = (e: LexicalEditor) => e.dispatchCommand(A, 1);",
  );
  expect(breaking).toEqual([]);
  expect(compatible.map(({path: name}) => name)).toContain(
    'LexicalEditor.dispatchCommand',
  );
  for (const {to, names} of tried) {
    const changes = releases.find(({version}) => version === to)?.changes ?? [];
    const applied = changes.filter(({isTried}) => isTried);
    expect(applied.map((change) => `${change.module}#${change.path}`)).toEqual(
      expect.arrayContaining([...names]),
    );
  }
});
