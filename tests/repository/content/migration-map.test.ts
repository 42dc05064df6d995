import {readFileSync} from 'node:fs';
import path from 'node:path';

import {beforeAll, describe, expect, test} from 'vitest';

import {lexicalPackages} from '../../../site/config/api-reference';
import {packageExports} from './package-exports';
import {type PageRow, tablesBelow} from './page-tables';
import {reactCounterparts} from './react-counterparts';

const root = path.join(import.meta.dirname, '../../..');
const readPage = (file: string) => readFileSync(path.join(root, file), 'utf8');
const migration = readPage('docs/extensions/migration.mdx');
const rowsBelow = (page: string, heading: string) =>
  tablesBelow(page, heading).flatMap(({rows}) => rows);

const pairs = rowsBelow(migration, 'Which extension replaces which plugin?');
const settings = rowsBelow(migration, 'Where each setting goes');
const [propTable, textTable] = tablesBelow(migration, 'Where does each prop go?');
const pluginPage = rowsBelow(
  readPage('docs/react/plugins.mdx'),
  'All plugins and their extensions',
);
const counterparts = reactCounterparts(root);

let exported: ReturnType<typeof packageExports>;
beforeAll(() => {
  exported = packageExports(lexicalPackages, root);
});

test('each name in the map of plugins is exported by the installed packages', () => {
  const everywhere = new Set([...exported.values()].flatMap((names) => [...names]));
  for (const {names} of pairs) {
    const [plugins = [], functions = [], [extension = ''] = [], [home = ''] = []] =
      names;
    expect([...(exported.get(home) ?? [])], home).toContain(extension);
    for (const name of [...plugins, ...functions.filter(isNoPackage)]) {
      expect(everywhere.has(name), name).toBe(true);
    }
  }
});

test('each plugin of the React bindings is in the map, or among those that stay', () => {
  const [, section = ''] = migration.split('## Which extension replaces which plugin?');
  const plugins = [...(exported.get('@lexical/react') ?? [])].filter((name) =>
    /Plugin(?:_EXPERIMENTAL)?$/.test(name),
  );
  expect(plugins.length).toBeGreaterThan(counterparts.length);
  const [shown = ''] = section.split(/^## /m);
  expect(plugins.filter((name) => !shown.includes(`\`${name}\``))).toEqual([]);
});

test('each setting of the React composer has a place in the root extension', () => {
  const file = 'node_modules/@lexical/react/src/LexicalComposer.tsx';
  const source = readFileSync(path.join(root, file), 'utf8');
  const [, type = ''] =
    /InitialConfigType = Readonly<\{\n(.*?)\n\}>/s.exec(source) ?? [];
  const keys = [...type.matchAll(/^ {2}(\w+)\??:/gm)].map(([, name]) => name);
  expect(keys).toContain('namespace');
  expect(settings.flatMap(({names}) => names[0] ?? [])).toEqual(
    expect.arrayContaining(keys),
  );
});

describe.each(counterparts)('$plugin, which $extension replaces,', (counterpart) => {
  const {extension, plugin, props} = counterpart;
  const pair = pairs.find(isAbout(plugin));
  const rows = propTable?.rows.filter(isAbout(plugin)) ?? [];

  test('is in the map of migration and in that of all plugins', () => {
    expect(pair?.names[2]).toEqual([extension]);
    expect(pluginPage.find(isAbout(plugin))?.names[1]).toEqual([extension]);
  });

  test('has each prop in a map', () => {
    const isText = textTable?.header[0]?.includes(`\`${plugin}\``);
    const shown = isText
      ? textTable?.rows.flatMap(({names}) => names[0] ?? [])
      : rows.flatMap((row) => propsOf(row, props));
    expect(shown?.toSorted()).toEqual(props.toSorted());
  });

  test('has props that the map gives to options of the extension', async () => {
    const named = rows.filter((row) => !isAllBut(row));
    const values = named.length > 0 ? await load(pair?.names[3]?.[0] ?? '') : {};
    const options = Object.keys(values[extension]?.config ?? {});
    for (const {names} of named) {
      const [, own = [], given = []] = names;
      expect(options).toEqual(
        expect.arrayContaining([...(given.length ? given : own)]),
      );
    }
  });
});

test('each function that an extension calls when it is registered stands beside it', async () => {
  const calls = (await Promise.all(lexicalPackages.map(callsIn))).flat();
  expect(calls.length).toBeGreaterThan(10);
  const isMissing = ({extension, call}: Call) =>
    !pairs.some(({names}) => names[2]?.includes(extension) && names[1]?.includes(call));
  expect(calls.filter(isMissing)).toEqual([]);
});

interface WithConfig {
  readonly config?: object;
  readonly register?: unknown;
}

/** A `register…` function that an extension of the same package calls. */
interface Call {
  readonly extension: string;
  readonly call: string;
}

async function callsIn(name: string): Promise<Call[]> {
  const [...names] = exported.get(name) ?? [];
  const functions = names.filter((candidate) => /^register[A-Z]/.test(candidate));
  // The React bindings have no main module, and no extension that registers a feature.
  if (functions.length === 0 || name === '@lexical/react') {
    return [];
  }
  const values = await load(name);
  return names.filter(isExtension).flatMap((extension) => {
    const register = values[extension]?.register;
    return functions
      .filter((call) => register === values[call] || callsIt(register, call))
      .map((call) => ({call, extension}));
  });
}

async function load(name: string): Promise<Record<string, WithConfig | undefined>> {
  return (await import(name)) as Record<string, WithConfig | undefined>;
}

function callsIt(register: unknown, call: string): boolean {
  return typeof register === 'function' && String(register).includes(`${call}(`);
}

function isExtension(name: string): boolean {
  return name.endsWith('Extension');
}

function isNoPackage(name: string): boolean {
  return !name.startsWith('@');
}

function isAbout(plugin: string): (row: PageRow) => boolean {
  return ({names}) => names[0]?.includes(plugin) ?? false;
}

function isAllBut({cells}: PageRow): boolean {
  return cells[1]?.startsWith('all but') ?? false;
}

/** The props that a row stands for, of all that the component has. */
function propsOf(row: PageRow, props: readonly string[]): readonly string[] {
  return isAllBut(row) ? props : (row.names[1] ?? []);
}
