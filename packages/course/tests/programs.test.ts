import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';

import {afterAll, beforeAll, expect, test} from 'vitest';

import {differences, programsOf, readCourse, stepsOf} from '../src/index';

const FILES = {
  'course.yml': '- part: one\n  title: One\n  steps: [a, b]\n',
  'one/a/index.mdx': '---\ntitle: First\n---\n',
  'one/a/start/editor.ts': 'empty\n',
  'one/a/start/react/App.tsx': 'app\n',
  'one/a/start/plain/main.ts': 'main\n',
  'one/a/solution/editor.ts': 'text\n',
  'one/b/index.mdx': '---\ntitle: Second\n---\n',
  'one/b/start/zoom.ts': 'zoom\n',
  'one/b/solution/react/App.tsx': 'app with zoom\n',
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'course-'));
  for (const [name, text] of Object.entries(FILES)) await write(name, text);
});
afterAll(() => rm(folder, {recursive: true}));

async function write(name: string, text: string): Promise<void> {
  const file = join(folder, name);
  await mkdir(dirname(file), {recursive: true});
  await writeFile(file, text);
}

const textsOf = (files: readonly {name: string; text: string}[] = []) =>
  files.map(({name, text}) => `${name}: ${text.trim()}`);

test('a step starts with the solution of the one before and with its own files', () => {
  const react = programsOf(stepsOf(readCourse(folder)), 'react');
  expect(textsOf(react.get('one/a')?.start)).toEqual([
    'editor.ts: empty',
    'App.tsx: app',
  ]);
  expect(textsOf(react.get('one/b')?.start)).toEqual([
    'editor.ts: text',
    'zoom.ts: zoom',
    'App.tsx: app',
  ]);
  expect(textsOf(react.get('one/b')?.given)).toEqual(['zoom.ts: zoom']);
});

test('files of one form are not in the other', () => {
  const plain = programsOf(stepsOf(readCourse(folder)), 'plain');
  expect(textsOf(plain.get('one/b')?.solution)).toEqual([
    'editor.ts: text',
    'zoom.ts: zoom',
    'main.ts: main',
  ]);
});

test('a folder that is not listed is refused', async () => {
  await write('one/c/index.mdx', '---\ntitle: Third\n---\n');
  expect(() => readCourse(folder)).toThrow('The folder "one/c" is not a step');
  await rm(join(folder, 'one/c'), {recursive: true});
});

test('a listed step without a page is refused', async () => {
  await rm(join(folder, 'one/b/index.mdx'));
  expect(() => readCourse(folder)).toThrow('The step "one/b" has no page.');
  await write('one/b/index.mdx', FILES['one/b/index.mdx']);
});

test('a difference marks lines, and leaves out those that are far from a change', () => {
  const lines = Array.from({length: 12}, (_, index) => `line ${index}`);
  const before = {name: 'a.ts', text: `${lines.join('\n')}\n`};
  const after = {name: 'a.ts', text: before.text.replace('line 8', 'new')};
  const [{lines: shown = []} = {}] = differences([before], [after]);
  expect(shown.map(({text, mark}) => `${mark ?? ''} ${text}`)).toEqual([
    ' // …',
    ' line 5',
    ' line 6',
    ' line 7',
    'removed line 8',
    'added new',
    ' line 9',
    ' line 10',
    ' line 11',
  ]);
});

test('a file that stays as it is has no difference, and a new one is shown whole', () => {
  const file = {name: 'a.ts', text: 'one\n'};
  expect(differences([file], [file, {name: 'b.ts', text: 'two\n'}])).toEqual([
    {name: 'b.ts', lines: [{text: 'two'}]},
  ]);
});
