import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {readPackage} from '@lexical-documentation/package-facts';
import {expect, test} from 'vitest';

const root = path.join(import.meta.dirname, '../../..');
const ADDRESS = /\bnpm\/((?:@lexical\/)?[\w-]+)@(\d+\.\d+\.\d+(?:-[\w.]+)?)\//g;

const named = pages().flatMap((file) =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(ADDRESS)].map(
    ([, name = '', version]) => ({file, name, version}),
  ),
);

test('addresses of package files on pages name the installed version', () => {
  expect(named.length).toBeGreaterThan(0);
  const installed = named.map(({name, ...place}) => ({
    ...place,
    name,
    version: readPackage(name, root)?.version,
  }));
  expect(named).toEqual(installed);
});

function pages(): string[] {
  return ['docs', 'blog'].flatMap((folder) =>
    readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.mdx') && !file.startsWith('api'))
      .map((file) => path.join(folder, file)),
  );
}
