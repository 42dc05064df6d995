import {readFileSync} from 'node:fs';
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
      .filter((address) => address.endsWith('.mjs'))
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
  expect(map['lexical']).toBe(`${HOST}lexical@${version}/dist/Lexical.prod.mjs`);
  const addresses = Object.values(map);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(importMapOf(htmlFile([], modules))).not.toHaveProperty('@lexical/rich-text');
});

test('a package without a module is an error that names it', () => {
  expect(() => htmlFile([], {})).toThrow(
    'The package "@lexical/extension" has no module for browsers.',
  );
});
