import {expect, test} from 'vitest';

import {renderSamples, type SymbolEntry} from '../src/index';
import {root} from './fixtures';

const CODE = [
  "import {$getRoot, createEditor} from 'lexical';",
  '// ---cut---',
  'const editor = createEditor();',
  "editor.read(() => $getRoot().getTextContent()); //=> ''",
  '$getRoot();',
].join('\n');

const symbols = new Map<string, SymbolEntry>(
  ['$getRoot', 'createEditor'].map((name) => [
    name,
    {
      url: `/api#${name}`,
      kind: 'function',
      module: 'lexical',
      summary: '',
      signature: name,
    },
  ]),
);

const options = {root, folders: [], symbols};
const sample = {code: CODE, language: 'ts', meta: 'run', where: 'lexical#$getRoot'};

test('a sample elsewhere is shown like one on a page: hidden lines left out, names linked', async () => {
  const [html = ''] = await renderSamples([sample], options);
  expect(html).not.toContain('import');
  expect(html.match(/<a href="\/api#\$getRoot"/g)).toHaveLength(2);
  expect(html).toContain('class="f"');
}, 60_000);

test('sparingly, each name is linked once, and only comments and strings have a color', async () => {
  const [html = ''] = await renderSamples([sample], {...options, isSparing: true});
  expect(html).toContain('<a href="/api#createEditor">createEditor</a>');
  expect(html.match(/<a href="\/api#\$getRoot">/g)).toHaveLength(1);
  expect(html.match(/class="[a-z]"/g)).toEqual(['class="c"']);
}, 60_000);

test('a name of another package than the entry’s is not linked', async () => {
  const entry = symbols.get('createEditor');
  const foreign = new Map(
    entry ? [['createEditor', {...entry, module: '@other/kit'}]] : [],
  );
  const [html = ''] = await renderSamples([sample], {...options, symbols: foreign});
  expect(html).not.toContain('<a ');
}, 60_000);

test('a whole module under one name is shown, and only names in it are linked', async () => {
  const code = "import * as lexical from 'lexical';\nlexical.createEditor();";
  const [html = ''] = await renderSamples([{...sample, code, meta: ''}], options);
  expect(html.match(/<a href="[^"]*"/g)).toEqual(['<a href="/api#createEditor"']);
}, 60_000);

test('an unknown language is refused with the place that the caller names', async () => {
  await expect(
    renderSamples([{...sample, language: 'lexicalish'}], options),
  ).rejects.toThrow('lexical#$getRoot:1');
});
