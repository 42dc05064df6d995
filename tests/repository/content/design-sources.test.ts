import {readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

const repository = path.join(import.meta.dirname, '../../..');
const lexical = path.join(repository, 'node_modules/lexical');
const page = readFileSync(path.join(repository, 'docs/design.mdx'), 'utf8');

const ROW = /^\| [^|]+ \| (?<names>`[^|]+`) +\| `(?<file>\w+\.ts)` +\|$/gm;
const rows = [...page.matchAll(ROW)].map(({groups}) => ({
  file: groups?.['file'] ?? '',
  names: [...(groups?.['names'] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name),
}));

test('each function that the page about the design names is in the source file beside it', () => {
  expect(rows.length).toBeGreaterThan(10);
  for (const {file, names} of rows) {
    const source = readFileSync(path.join(lexical, 'src', file), 'utf8');
    for (const name of names) {
      const declaration = new RegExp(`(function |\\n {2})${escape(name ?? '')}[(<]`);
      expect(declaration.test(source), `${name} in ${file}`).toBe(true);
    }
  }
});

test('the page about the design links to the sources of the installed version', () => {
  const {version} = JSON.parse(
    readFileSync(path.join(lexical, 'package.json'), 'utf8'),
  ) as {version: string};
  expect(page).toContain(`/tree/v${version}/packages/lexical/src)`);
});

function escape(text: string): string {
  return text.replace(/[$]/g, String.raw`\$`);
}
