import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {expect, test} from 'vitest';

import {FEATURES, HOST, htmlFile, possibleIn} from '../src';
import {publishedModules} from '../src/plugin/published-modules';

const ROOT = path.join(import.meta.dirname, '../../..');
const IMPORT = /(?:from|import)\s*['"]([^'"]+)['"]/g;
const POSSIBLE = possibleIn('vanilla', FEATURES);
const ALL = FEATURES.map(({id}) => id);
const modules = await publishedModules(ROOT, [
  ...new Set([
    'lexical',
    '@lexical/plain-text',
    ...POSSIBLE.flatMap(({imports}) => Object.keys(imports)),
  ]),
]);

function importMapOf(html: string): Record<string, string> {
  const [, text = ''] = /<script type="importmap">(.*?)<\/script>/s.exec(html) ?? [];
  return (JSON.parse(text) as {imports: Record<string, string>}).imports;
}

test('the map names a file for whatever the page and these files import', () => {
  for (const choices of [[], ...ALL.map((id) => [id]), ALL]) {
    const html = htmlFile(choices, modules);
    const map = importMapOf(html);
    const files = Object.values(map)
      .filter((address) => /\/dist\/.*\.prod\.m?js$/.test(address))
      .map((address) => address.replace(HOST, '').replace(/(?<=.)@[^/]+/, ''))
      .map((file) => readFileSync(path.join(ROOT, 'node_modules', file), 'utf8'));
    const names = [html, ...files].flatMap((text) =>
      [...text.matchAll(IMPORT)].map(([, name = '']) => name),
    );
    expect(names).toContain('lexical');
    const known = (name: string) =>
      name in map ||
      Object.keys(map).some((key) => key.endsWith('/') && name.startsWith(key));
    expect(names.filter((name) => !known(name))).toEqual([]);
  }
});

test('each package is one file of its exact version', () => {
  const map = importMapOf(htmlFile(ALL, modules));
  const {version} = JSON.parse(
    readFileSync(path.join(ROOT, 'node_modules/lexical/package.json'), 'utf8'),
  ) as {version: string};
  expect(map['lexical']?.replace(/m?js$/, '')).toBe(
    `${HOST}lexical@${version}/dist/Lexical.prod.`,
  );
  const addresses = Object.values(map);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(importMapOf(htmlFile([], modules))).not.toHaveProperty('@lexical/rich-text');
});

test('of a package that has ES modules only, the module for production is taken', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'published-'));
  const dist = path.join(root, 'node_modules/shop/dist');
  mkdirSync(dist, {recursive: true});
  const targets = {production: './dist/Shop.prod.js', default: './dist/Shop.js'};
  const manifest = {
    version: '1.0.0',
    type: 'module',
    main: './dist/Shop.js',
    exports: {'.': targets},
  };
  writeFileSync(path.join(dist, '../package.json'), JSON.stringify(manifest));
  writeFileSync(path.join(dist, 'Shop.prod.js'), 'import{buy}from"shop";buy()');
  expect(await publishedModules(root, ['shop'])).toEqual({
    shop: {path: 'shop@1.0.0/dist/Shop.prod.js', imports: ['shop']},
  });
  rmSync(root, {recursive: true});
});

test('a package without a module is an error that names it', () => {
  expect(() => htmlFile([], {})).toThrow(
    'The package "@lexical/extension" has no module for browsers.',
  );
});
