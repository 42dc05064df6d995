import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import type {LoadContext} from '@docusaurus/types';
import {expect, onTestFinished, test} from 'vitest';

import {checkAssumptions} from '../src/assumptions';
import {problemsOf} from '../src/complete-build';
import leanClient from '../src/index';
import siteMetadataLoader from '../src/loaders/site-metadata-loader.mjs';
import {shortenClassNames} from '../src/short-class-names';
import {versionDataFiles} from '../src/site-table/version-data.mjs';
import {unusedStyles} from '../src/unused-styles';

const config = {mode: 'production' as const, module: {rules: []}};

type Configure = (config: object, isServer: boolean) => Record<string, unknown>;

function configured(options: {enabled?: boolean}): Record<string, unknown> {
  const context = {generatedFilesDir: tmpdir()} as LoadContext;
  const plugin = leanClient(context, {chunksWithOwnStyles: [], ...options});
  return (plugin.configureWebpack as Configure)(config, false);
}

test('turned off, it leaves the build to Docusaurus, whatever its files look like', () => {
  expect(configured({enabled: false})).toEqual({});
  expect(() => configured({})).toThrow('The rules for style sheets has a form');
});

test('the installed Docusaurus is as this package assumes', () => {
  expect(checkAssumptions).not.toThrow();
});

test('a loader without a module, a chunk without its name and cards stop the build', () => {
  const compilation = (identifiers: string[], chunks: string[]) =>
    ({
      modules: new Set(
        identifiers.map((identifier) => ({identifier: () => identifier})),
      ),
      namedChunks: new Map(chunks.map((name) => [name, {}])),
    }) as unknown as Parameters<typeof problemsOf>[0];
  const options = {loaders: ['/loaders/a.mjs', '/loaders/b.mjs'], chunks: ['modal']};
  const modules = ['javascript/auto|/loaders/a.mjs!/x/routes.js', '/loaders/b.mjs!/y'];
  expect(problemsOf(compilation(modules, ['modal', '0']), options)).toEqual([]);

  const messages = problemsOf(
    compilation([modules[0] ?? '', '/theme/DocCard/index.js'], ['other', '0']),
    options,
  ).map(({message}) => message);
  expect(messages).toHaveLength(3);
  expect(messages[0]).toContain('What /loaders/b.mjs works on has a form');
  expect(messages[1]).toContain('names of chunks: other');
  expect(messages[2]).toContain('@theme/DocCard');
});

test('data of docs versions are found by what is in them, not by their names', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lean-client-'));
  onTestFinished(() => {
    rmSync(folder, {recursive: true});
  });
  mkdirSync(path.join(folder, 'docs/default/p'), {recursive: true});
  const file = path.join(folder, 'docs/default/p/lexical-guide-1a2.json');
  writeFileSync(file, '{"version": {"docs": {}, "docsSidebars":{}}}');
  writeFileSync(path.join(folder, 'docs-9f3.json'), '{"version": {}}');
  expect(versionDataFiles(folder)).toEqual([file]);
});

test('metadata and rules of another form are refused', () => {
  expect(() => siteMetadataLoader('{"plugins": {}}')).toThrow(
    'expected: the entry "pluginVersions"',
  );
  expect(() => {
    shortenClassNames([{use: [{loader: 'css-loader', options: {}}]}]);
  }).toThrow('modules.localIdentName');
});

test('helper classes that the theme or the site uses are kept', () => {
  const unused = unusedStyles(['margin-top--none']);
  expect(unused).toContain('padding-horiz--xl');
  expect(unused).not.toContain('margin-top--none');
  // In the theme's code: tag lists, the error page, the notice of a draft.
  for (const name of ['col--offset-2', 'col--6', 'margin-bottom--md', 'text--center']) {
    expect(unused).not.toContain(name);
  }
});
