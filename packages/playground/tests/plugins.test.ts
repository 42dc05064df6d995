import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {expect, test} from 'vitest';

import {
  missingRequirements,
  PLUGINS,
  runningPlugins,
  switchesOf,
  wantedPlugins,
  withPlugin,
} from '../src/editor/plugins/plugins';
import {ALWAYS_THERE, NOT_OFFERED} from './not-switched';

const PACKAGES = join(import.meta.dirname, '../../../node_modules/@lexical');

/** Names of all extensions that the installed packages define. */
function publicExtensions(): string[] {
  const names = readdirSync(PACKAGES).flatMap((name) =>
    sourcesIn(join(PACKAGES, name, 'src')).flatMap((source) =>
      [...source.matchAll(/export const (\w+Extension) = .*defineExtension/g)].map(
        ([, extension = '']) => extension,
      ),
    ),
  );
  return [...new Set(names)].sort();
}

/** Names of the React plugins, one per module. */
function reactPlugins(): string[] {
  return readdirSync(join(PACKAGES, 'react/src'))
    .map((file) => /^(Lexical\w+Plugin)\.tsx?$/.exec(file)?.[1])
    .filter((name) => name !== undefined);
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}

test('every extension and every plugin of Lexical has a switch, or a reason to have none', () => {
  const sources = PLUGINS.map(({source}) => source).join(' ');
  const explained = new Set([
    ...Object.keys(ALWAYS_THERE),
    ...Object.keys(NOT_OFFERED),
  ]);
  const all = [...publicExtensions(), ...reactPlugins()];
  expect(all.length).toBeGreaterThan(90);
  expect(all.filter((name) => !sources.includes(name) && !explained.has(name))).toEqual(
    [],
  );
  expect([...explained].filter((name) => !all.includes(name))).toEqual([]);
});

test('ids are unique, and what they require or exclude exists', () => {
  const ids = PLUGINS.map(({id}) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const named = PLUGINS.flatMap(({requires = [], excludes = []}) => [
    ...requires,
    ...excludes,
  ]);
  expect(named.filter((id) => !ids.includes(id))).toEqual([]);
});

test('only what differs from the defaults is kept, and it brings back the same', () => {
  expect(switchesOf(wantedPlugins())).toEqual({});
  const wanted = withPlugin(wantedPlugins(), 'table', false);
  expect(switchesOf(wanted)).toEqual({table: false});
  expect(wantedPlugins({table: false})).toEqual(wanted);
  expect(wantedPlugins({'no-such-plugin': true})).toEqual(wantedPlugins());
});

test('a plugin brings what it requires and drops what it excludes', () => {
  const without = withPlugin(
    withPlugin(wantedPlugins(), 'list', false),
    'check-list',
    false,
  );
  expect(withPlugin(without, 'check-list', true).has('list')).toBe(true);
  expect(withPlugin(wantedPlugins(), 'code-shiki', true).has('code-prism')).toBe(false);
});

test('an exclusion that one side names holds for both', () => {
  const limited = withPlugin(wantedPlugins(), 'character-limit', true);
  expect(limited.has('code-prism')).toBe(false);
  expect(withPlugin(limited, 'code-prism', true).has('character-limit')).toBe(false);
});

test('one of rich and plain text is always on', () => {
  const plain = withPlugin(wantedPlugins(), 'rich-text', false);
  expect(plain.has('plain-text')).toBe(true);
  expect(withPlugin(plain, 'plain-text', false).has('rich-text')).toBe(true);
});

test('what lacks a requirement waits, with all that builds upon it', () => {
  const wanted = withPlugin(wantedPlugins(), 'plain-text', true);
  const running = runningPlugins(wanted);
  expect(running.has('code')).toBe(false);
  expect(running.has('code-prism')).toBe(false);
  expect(wanted.has('code-prism')).toBe(true);
  expect(missingRequirements('code-prism', running).map(({id}) => id)).toEqual([
    'code',
  ]);
  expect(runningPlugins(withPlugin(wanted, 'rich-text', true)).has('code-prism')).toBe(
    true,
  );
});
