import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {PUBLIC_SITE} from '../../../commands/lib/site-variants.mjs';
import manifest from '../../../package.json' with {type: 'json'};

const COMMAND = /^ *(?:npm (?:install|i|add)|(?:pnpm|yarn|bun) add) .*$/gm;
const PACKAGE = /(?<=\s)(?:lexical|@lexical\/[\w-]+)(?:@\S+)?(?=\s|$)/g;
const documented = manifest.devDependencies.lexical;

const pages = readdirSync(path.join(PUBLIC_SITE.folder, 'docs'), {
  recursive: true,
  encoding: 'utf8',
}).filter((file) => file.endsWith('.md'));

function installed(page: string): string[] {
  const text = readFileSync(path.join(PUBLIC_SITE.folder, 'docs', page), 'utf8');
  return (text.match(COMMAND) ?? []).flatMap((command) => command.match(PACKAGE) ?? []);
}

test('whoever copies an install command gets the version that the pages describe', () => {
  const names = pages.flatMap((page) =>
    installed(page).map((name) => `${page}: ${name}`),
  );
  expect(names.length).toBeGreaterThan(60);
  expect(names.filter((name) => !name.endsWith(`@${documented}`))).toEqual([]);
});
