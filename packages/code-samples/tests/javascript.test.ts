import {expect, test} from 'vitest';

import {parseFenceMeta} from '../src/fence/fence-meta';
import {javascriptOf, javascriptTitle} from '../src/fence/javascript';

const where = {file: 'page.mdx', line: 10};
const erase = (code: string, language = 'ts') => javascriptOf({language, code}, where);

test('types go, and comments, names and order stay', async () => {
  const {language, code} =
    await erase(`import {createEditor, type LexicalEditor} from 'lexical';
import type {Doc} from 'yjs';

// The editor of the page.
export function make<Name extends string>(name: Name): LexicalEditor {
  const editor = createEditor({namespace: name})!;
  return editor satisfies LexicalEditor;
}

interface Options {
  readonly doc: Doc;
}
export const docOf = (options: Options) => options.doc as Doc;`);
  expect(language).toBe('js');
  expect(code).toBe(`import {createEditor} from 'lexical';

// The editor of the page.
export function make(name) {
  const editor = createEditor({namespace: name});
  return editor;
}

export const docOf = (options) => options.doc;`);
});

test('components keep their markup', async () => {
  const {language, code} = await erase(
    'export const Title = ({text}: {readonly text: string}) => <h1>{text}</h1>;',
    'tsx',
  );
  expect(language).toBe('jsx');
  expect(code).toBe('export const Title = ({text}) => <h1>{text}</h1>;');
});

test('hidden lines, marks and names of files stay what they are', async () => {
  const {source} = await erase(
    `// @filename: a.ts
export const one: number = 1;
// @filename: b.ts
// ---cut---
import {one} from './a';
const two: number = one + 1; // [!code ++]
export {two};`,
  );
  expect(source.shown).toEqual([
    expect.objectContaining({text: "import {one} from './a';"}),
    expect.objectContaining({text: 'const two = one + 1;', mark: 'added'}),
    expect.objectContaining({text: 'export {two};'}),
  ]);
  expect(source.files.map(({name}) => name)).toEqual(['a.js', 'b.js']);
});

test('the announcement of compiler errors says nothing to JavaScript', async () => {
  const {code} = await erase('// @errors: 2322\nexport const one: string = 1;');
  expect(code).toBe('export const one = 1;');
});

test.each([
  ['src/editor.ts', 'src/editor.js'],
  ['Editor.tsx', 'Editor.jsx'],
  ['my notes', 'my notes'],
])('the title %s becomes %s', (title, expected) => {
  expect(javascriptTitle(title)).toBe(expected);
});

test.each([
  [
    'const a = 1;\nenum Mode {\n  Read,\n}',
    'The sample cannot be shown as JavaScript: "enum Mode {" is more than a type.\n  where:    page.mdx:12\n',
  ],
  [
    "import {LexicalEditor} from 'lexical';\nexport const of = (editor: LexicalEditor) => editor;",
    'The sample imports the type LexicalEditor as if it were a value.\n  where:    page.mdx:11\n',
  ],
])('what is more than a type is refused with its line: %j', async (code, message) => {
  await expect(erase(code)).rejects.toThrow(message);
});

test('a fence in another language has no JavaScript tab', async () => {
  await expect(erase('{}', 'json')).rejects.toThrow(
    'A fence in "json" asks for a JavaScript tab.',
  );
});

test('lines are not highlighted by numbers that hold for one of the tabs', () => {
  expect(() => parseFenceMeta('js {1,3}', where)).toThrow(
    'A code fence with a JavaScript tab highlights lines by their numbers.\n  where:    page.mdx:10\n',
  );
});
