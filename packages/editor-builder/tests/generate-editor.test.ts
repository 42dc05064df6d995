import path from 'node:path';

import {format} from 'prettier';
import ts from 'typescript';
import {expect, test} from 'vitest';

import {FEATURES, type Form, generateEditor, type FeatureId} from '../src';
import {installedVersion, versions} from './measure';

const ROOT = path.join(import.meta.dirname, '../../..');
/** Inside the repository, so that its packages are found; nothing is written there. */
const FOLDER = path.join(ROOT, 'packages/editor-builder/generated');
const FORMS: readonly Form[] = ['react', 'vanilla'];
const ALL = FEATURES.map(({id}) => id);
/** Nothing, each feature with what it needs, and all. */
const COVERING: readonly (readonly FeatureId[])[] = [[], ...ALL.map((id) => [id]), ALL];

test('every generated project compiles in strict mode', () => {
  const texts = new Map<string, string>();
  for (const [index, choices] of COVERING.entries()) {
    for (const form of FORMS) {
      const {files} = generateEditor(choices, {form, versions});
      for (const [name, text] of Object.entries(files)) {
        texts.set(path.join(FOLDER, `${index}-${form}`, name), text);
      }
    }
  }
  expect(mistakesIn(texts)).toEqual([]);
});

test('every generated file is formatted as Prettier formats it', async () => {
  for (const choices of COVERING) {
    for (const form of FORMS) {
      const {files} = generateEditor(choices, {form, versions});
      for (const [filepath, text] of Object.entries(files)) {
        const options = {filepath, singleQuote: true, bracketSpacing: false};
        expect(await format(text, options), filepath).toBe(text);
      }
    }
  }
});

test('a choice brings what it needs, and nothing else', () => {
  const {features} = generateEditor(['check-lists'], {form: 'vanilla', versions});
  expect(features).toEqual(['rich-text', 'lists', 'check-lists']);
});

test('the install line names exactly the imported packages, in the installed versions', () => {
  const {install, files} = generateEditor(['tables'], {form: 'vanilla', versions});
  const version = installedVersion('lexical');
  expect(install).toBe(
    `npm install --save-exact @lexical/extension@${version} @lexical/rich-text@${version} @lexical/table@${version} lexical@${version}`,
  );
  expect(JSON.parse(files['package.json'] ?? '')).toHaveProperty(
    'dependencies.lexical',
    version,
  );
});

test('without rich text the editor is for plain text', () => {
  const {files} = generateEditor(['history'], {form: 'vanilla', versions});
  expect(files['src/editor.ts']).toContain(
    'dependencies: [PlainTextExtension, HistoryExtension],',
  );
});

test('Markdown is understood only where a feature shows it', () => {
  const {files} = generateEditor(['markdown-shortcuts', 'lists'], {
    form: 'react',
    versions,
  });
  expect(files['src/Editor.tsx']).toContain('UNORDERED_LIST');
  expect(files['src/Editor.tsx']).not.toContain('CHECK_LIST');
});

test('a package without a version is an error that names it', () => {
  expect(() => generateEditor([], {form: 'vanilla', versions: {}})).toThrow(
    'The version of "@lexical/extension" is unknown.',
  );
});

function mistakesIn(texts: ReadonlyMap<string, string>): string[] {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    noUnusedLocals: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const {fileExists, readFile} = host;
  host.fileExists = (file) => texts.has(file) || fileExists(file);
  host.readFile = (file) => texts.get(file) ?? readFile(file);
  // Folders that exist only here would be passed over.
  delete host.directoryExists;
  host.getSourceFile = (file, target) => {
    const text = host.readFile(file);
    return text === undefined ? undefined : ts.createSourceFile(file, text, target);
  };
  const roots = [...texts.keys()].filter((file) => /\.tsx?$/.test(file));
  const program = ts.createProgram(roots, options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(
      ({file, messageText}) =>
        `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );
}
