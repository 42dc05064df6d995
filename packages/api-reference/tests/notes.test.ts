import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {beforeAll, expect, test} from 'vitest';

import {
  formatCoverage,
  loadModel,
  measureCoverage,
  mergeNotes,
  type ReferenceModel,
  readNotes,
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
      '  fix:      make the folder, or correct the option "notesDir"',
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
  const folder = path.join(installFixture('described', 'everything').siteDir, 'notes');
  mkdirSync(folder);
  writeFileSync(
    path.join(folder, 'fixture_everything_Panel.md'),
    '## PanelProps\n\nWhat a panel needs.\n',
  );
  const merged = mergeNotes(model, readNotes(folder));
  expect(merged.problems).toEqual([]);
  expect(
    measureCoverage(merged.model).find(({module}) => module.endsWith('Panel')),
  ).toMatchObject({described: 6, missing: []});
});

function problemsOf(folder: string): string {
  try {
    const {problems} = mergeNotes(model, readNotes(folder));
    return problems.map(({message}) => message).join('\n\n');
  } catch (error) {
    return (error as Error).message;
  }
}
