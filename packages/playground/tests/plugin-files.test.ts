import {existsSync} from 'node:fs';
import {join} from 'node:path';

import {expect, test} from 'vitest';

import {PLUGINS} from '../src/editor/plugins/plugins';
import {PLUGIN_FILES} from '../src/sources/plugin-files';

const SOURCES = join(import.meta.dirname, '../src');

test('each source of a switch exists', () => {
  const paths = Object.values(PLUGIN_FILES).flat();
  expect(paths.filter((path) => !existsSync(join(SOURCES, path)))).toEqual([]);
});

test('each switch with sources is a plugin', () => {
  const plugins = new Set(PLUGINS.map(({id}) => id));
  expect(Object.keys(PLUGIN_FILES).filter((id) => !plugins.has(id))).toEqual([]);
});
