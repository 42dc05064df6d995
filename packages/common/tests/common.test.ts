import {mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {inspect} from 'node:util';

import {beforeEach, describe, expect, onTestFinished, test} from 'vitest';

import {cacheDependingOn, digestOf, digestOfFiles, openDiskCache} from '../src/build';
import {escapeHtml, escapeText, FourPartError, packageOf} from '../src/index';

let root = '';

beforeEach(() => {
  const folder = mkdtempSync(path.join(tmpdir(), 'common-'));
  root = folder;
  onTestFinished(() => {
    rmSync(folder, {recursive: true});
  });
});

test('a module belongs to the package that its name starts with', () => {
  expect(packageOf('lexical')).toBe('lexical');
  expect(packageOf('react/jsx-runtime')).toBe('react');
  expect(packageOf('@lexical/react/LexicalComposer')).toBe('@lexical/react');
});

test('an error says what, where, what was expected and how to fix it', () => {
  const problem = {what: 'Wrong.', expected: 'right', fix: 'Mend it.'};
  expect(new FourPartError({...problem, where: 'option "a"'}).message).toBe(
    'Wrong.\n  where:    option "a"\n  expected: right\n  fix:      Mend it.',
  );
  const where = {file: 'a.mdx', line: 3};
  expect(new FourPartError({...problem, where}).message).toContain('a.mdx:3\n');
  expect(
    new FourPartError({...problem, where: {...where, column: 7}}).message,
  ).toContain('a.mdx:3:7\n');
});

test('an error is printed without its stack, as the cause of another too, and its own cause with one', () => {
  const problem = {what: 'Wrong.', where: 'here', expected: 'right', fix: 'Mend it.'};
  const four = new FourPartError(problem);
  expect(inspect(four)).toBe(`FourPartError: ${four.message}`);

  const printed = inspect(new Error('The build failed.', {cause: four}));
  const [, ofCause = ''] = printed.split('[cause]');
  expect(ofCause).toContain('FourPartError: Wrong.');
  expect(ofCause).toContain('Mend it.');
  expect(ofCause).not.toMatch(/^\s+at /m);

  const caused = new FourPartError(problem, {cause: new Error('The disk is full.')});
  expect(inspect(caused)).toMatch(/\[cause\]: Error: The disk is full\.\n\s+at /);
});

test('escaped text is safe inside elements and quoted attributes', () => {
  expect(escapeHtml('a < b & "c" > d')).toBe('a &lt; b &amp; &quot;c&quot; &gt; d');
  expect(escapeText('a < b & "c" > d')).toBe('a &lt; b &amp; "c" &gt; d');
});

describe('a digest', () => {
  test('tells texts apart, and where one ends', () => {
    expect(digestOf('a', 'b')).toBe(digestOf('a', 'b'));
    expect(digestOf('ab')).not.toBe(digestOf('a', 'b'));
  });

  test('changes with the content, the name and the folder of a file, and when it goes', () => {
    const write = (name: string, text: string): string => {
      mkdirSync(path.dirname(path.join(root, 'in', name)), {recursive: true});
      writeFileSync(path.join(root, 'in', name), text);
      return digestOfFiles(path.join(root, 'in'));
    };
    const digests = [
      digestOfFiles(path.join(root, 'in')),
      write('a.ts', 'one'),
      write('a.ts', 'two'),
      write('b.ts', ''),
      write('c/d.ts', 'x'),
    ];
    rmSync(path.join(root, 'in/c/d.ts'));
    write('d.ts', 'x');
    digests.push(digestOfFiles(path.join(root, 'in')));
    expect(new Set(digests).size).toBe(digests.length);
  });
});

describe('the disk cache', () => {
  test('makes a value once for each key', async () => {
    let made = 0;
    const make = () => ({made: ++made});
    expect(await openDiskCache(root, 'x').get(make, 'a', '1')).toEqual({made: 1});
    expect(await openDiskCache(root, 'x').get(make, 'a', '1')).toEqual({made: 1});
    expect(await openDiskCache(root, 'x').get(make, 'a', '2')).toEqual({made: 2});
    expect(await openDiskCache(root, 'y').get(make, 'a', '1')).toEqual({made: 3});
  });

  test('makes a value again that is cut off, and leaves no drafts', async () => {
    const cache = openDiskCache(root, 'x');
    cache.write({whole: true}, 'key');
    const folder = path.join(root, 'node_modules/.cache/x');
    const [file = ''] = readdirSync(folder);
    writeFileSync(path.join(folder, file), '{"whole": tr');
    expect(cache.read('key')).toBeUndefined();
    expect(await cache.get(() => 'again', 'key')).toBe('again');
    expect(readdirSync(folder)).toEqual([file]);
  });
});

test("the bundler's cache depends on files and settings where it is persistent, and else stays", () => {
  const cache = {type: 'persistent', version: 'docusaurus'};
  writeFileSync(path.join(root, 'a.ts'), 'one');
  const before = cacheDependingOn([root], {experiments: {cache}});
  writeFileSync(path.join(root, 'a.ts'), 'two');
  const after = cacheDependingOn([root], {experiments: {cache}});
  expect(after).not.toEqual(before);
  expect(cacheDependingOn([root], {experiments: {cache}}, 'other')).not.toEqual(after);
  expect(cacheDependingOn([root], {experiments: {cache: true}})).toEqual({});
});
