import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {afterEach, beforeEach, describe, expect, test} from 'vitest';

import {readExamples} from '../src/plugin/read-examples';

const README = {
  title: 'Notes',
  description: 'A note.',
  tags: '[note]',
  difficulty: 'beginner',
  height: '200',
  order: '1',
};

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'examples-'));
});

afterEach(() => rm(folder, {recursive: true}));

async function writeExample(
  name: string,
  fields: Readonly<Record<string, string>>,
  files: Readonly<Record<string, string>> = {'App.tsx': 'export default () => null;'},
): Promise<void> {
  await mkdir(path.join(folder, name));
  const lines = Object.entries(fields).map(([field, value]) => `${field}: ${value}`);
  const readme = `---\n${lines.join('\n')}\n---\n\nText.\n`;
  const all = {...files, 'README.md': readme};
  for (const [file, text] of Object.entries(all)) {
    await writeFile(path.join(folder, name, file), text);
  }
}

test('examples come in their order, their entry first and their styles last', async () => {
  await writeExample('second', {...README, order: '2'});
  await writeExample('first', README, {
    'a.ts': '',
    'main.ts': 'export function mount() {}',
    'styles.css': '',
    'z.ts': '',
  });
  const examples = await readExamples(folder);
  expect(examples.map(({name, entry}) => [name, entry])).toEqual([
    ['first', 'main.ts'],
    ['second', 'App.tsx'],
  ]);
  expect(examples[0]?.files.map(({name}) => name)).toEqual([
    'main.ts',
    'a.ts',
    'z.ts',
    'styles.css',
  ]);
  expect(examples[0]?.readme.trim()).toBe('Text.');
});

describe('what cannot be an example is refused, with the file and what was expected:', () => {
  const cases: readonly [string, Readonly<Record<string, string>>, RegExp][] = [
    [
      'a field that means nothing',
      {...README, author: 'Ada'},
      /"author", which is not known[^]*notes\/README\.md[^]*only title, description/,
    ],
    [
      'a difficulty of its own',
      {...README, difficulty: 'hard'},
      /"difficulty" of an example cannot be "hard"[^]*beginner, intermediate, advanced/,
    ],
    [
      'a tag in capitals',
      {...README, tags: '[Note]'},
      /"tags" of an example cannot be \["Note"\][^]*lower case/,
    ],
    [
      'a height in words',
      {...README, height: 'tall'},
      /"height" of an example cannot be "tall"[^]*from 80 to 1200/,
    ],
    [
      'a long description',
      {...README, description: 'x'.repeat(161)},
      /at most 160 characters/,
    ],
  ];
  for (const [title, fields, message] of cases) {
    test(title, async () => {
      await writeExample('notes', fields);
      await expect(readExamples(folder)).rejects.toThrow(message);
    });
  }

  test('a folder whose name cannot be an address', async () => {
    await writeExample('My_Notes', README);
    await expect(readExamples(folder)).rejects.toThrow(
      /"My_Notes" cannot be an example/,
    );
  });

  test('no entry, and two', async () => {
    await writeExample('notes', README, {'notes.ts': ''});
    await expect(readExamples(folder)).rejects.toThrow(/no module that starts it/);
    await writeFile(path.join(folder, 'notes/App.tsx'), '');
    await writeFile(path.join(folder, 'notes/main.ts'), '');
    await expect(readExamples(folder)).rejects.toThrow(/two modules that start it/);
  });

  test('a folder without a README', async () => {
    await mkdir(path.join(folder, 'notes'));
    await expect(readExamples(folder)).rejects.toThrow(/"notes" has no README/);
  });
});
