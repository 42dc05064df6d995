import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {beforeAll, expect, test} from 'vitest';

import {
  formatCoverage,
  loadModel,
  measureCoverage,
  type MemberModel,
  mergeNotes,
  type ReferenceModel,
  readNotes,
  type SymbolModel,
} from '../src/index';
import {fixtureNames, installFixture} from './fixtures';

let model: ReferenceModel;

beforeAll(async () => {
  const {options, siteDir} = installFixture('described', 'everything');
  model = await loadModel({
    packages: options.packages,
    from: siteDir,
    cacheDir: path.join(siteDir, 'notes-cache'),
    variableKinds: [],
  });
}, 60_000);

test.each(fixtureNames('refused-notes'))(
  'notes with %s are refused with what, where, expected and fix',
  (name) => {
    const folder = path.join(import.meta.dirname, 'fixtures/refused-notes', name);
    const text = `${problemsOf(folder).replaceAll(folder, '<notes>')}\n`;
    const file = path.join(folder, 'expected.txt');
    if (process.env['UPDATE_EXPECTED']) {
      writeFileSync(file, text);
    }
    expect(text).toBe(readFileSync(file, 'utf8'));
  },
);

test('a folder of notes that does not exist is refused', () => {
  expect(() => readNotes('/absent')).toThrow(
    'The folder of notes does not exist.\n' +
      '  where:    /absent\n' +
      '  expected: a folder with one Markdown file for each module\n' +
      '  fix:      create the folder, or correct the option "notesDir"',
  );
});

test('coverage counts symbols and their members by module, and names what is missing', () => {
  const coverage = measureCoverage(model);
  expect(coverage.find(({module}) => module === '@fixture/everything/Panel')).toEqual({
    module: '@fixture/everything/Panel',
    total: 6,
    described: 5,
    missing: ['PanelProps'],
  });
  expect(formatCoverage(coverage).split('\n').slice(-2)).toEqual([
    ' 100%        1/1  @fixture/plain',
    '  49%      28/57  all modules',
  ]);
});

test('a note raises the coverage of what it describes', () => {
  const notes = notesOf({
    fixture_everything_Panel: '## PanelProps\n\nWhat a panel needs.\n',
  });
  const merged = mergeNotes(model, notes);
  expect(merged.problems).toEqual([]);
  expect(
    measureCoverage(merged.model).find(({module}) => module.endsWith('Panel')),
  ).toMatchObject({described: 6, missing: []});
});

test('notes describe keys inside of objects, whether their type has a name or not, and props', () => {
  const merged = mergeNotes(
    model,
    notesOf({
      fixture_everything:
        '## Names\n\n### text.bold\n\nHeavy.\n\n### list.depths\n\nBy depth.',
      fixture_everything_Panel: '## Panel\n\n### children\n\nIts content.',
    }),
  );
  // The source's description of a prop is kept.
  expect(merged.problems.map(({message}) => message)).toEqual([
    expect.stringContaining('already has a description for "Panel.children"'),
  ]);
  const {members = []} = symbolOf(merged.model, 'Names');
  const summariesOf = (found: readonly MemberModel[] = []) =>
    found.map(({comment, name}) => [name, comment?.summary]);
  const text = members.find(({name}) => name === 'text');
  const list = members.find(({name}) => name === 'list')?.type as {
    members?: readonly MemberModel[];
  };
  expect(summariesOf(text?.inner)).toEqual([
    ['base', 'Every text.'],
    ['bold', 'Heavy.'],
  ]);
  expect(summariesOf(list.members)).toEqual([
    ['depths', 'By depth.'],
    ['outer', 'Outer lists.'],
  ]);
});

function symbolOf({modules}: ReferenceModel, name: string): SymbolModel {
  const found = modules
    .flatMap(({symbols}) => symbols)
    .find((symbol) => symbol.name === name);
  if (found === undefined) {
    throw new Error(`No symbol "${name}".`);
  }
  return found;
}

/** Writes files of notes by the names of their modules, and reads them. */
function notesOf(files: Record<string, string>) {
  const folder = path.join(installFixture('described', 'everything').siteDir, 'notes');
  mkdirSync(folder);
  for (const [slug, text] of Object.entries(files)) {
    writeFileSync(path.join(folder, `${slug}.md`), text);
  }
  return readNotes(folder);
}

function problemsOf(folder: string): string {
  try {
    const {problems} = mergeNotes(model, readNotes(folder));
    return problems.map(({message}) => message).join('\n\n');
  } catch (error) {
    return (error as Error).message;
  }
}
