import path from 'node:path';

import {format} from 'prettier';
import ts from 'typescript';
import {expect, test} from 'vitest';

import {
  type Feature,
  type FeatureId,
  FEATURES,
  type Form,
  generateEditor,
  importableModules,
  type OptionValue,
  type OptionValues,
} from '../src';
import {installedVersion, parts, versions} from './measure';

const ROOT = path.join(import.meta.dirname, '../../..');
/** Inside the repository, so that its packages are found; nothing is written there. */
const FOLDER = path.join(ROOT, 'packages/editor-builder/generated');
const FORMS: readonly Form[] = ['react', 'vanilla'];
const ALL = FEATURES.map(({id}) => id);
/** Nothing, each feature with what it needs, and all; with options where there are some. */
const COVERING: readonly (readonly [readonly FeatureId[], OptionValues])[] = [
  [[], {}],
  ...FEATURES.map(({id}) => [[id], {}] as const),
  ...FEATURES.filter(({options}) => options).map(
    (feature) => [[feature.id], Object.fromEntries(changed(feature))] as const,
  ),
  [ALL, {}],
  [ALL, Object.fromEntries(FEATURES.flatMap(changed))],
];

test('every generated project compiles in strict mode', () => {
  const texts = new Map<string, string>();
  for (const [index, [choices, options]] of COVERING.entries()) {
    for (const form of FORMS) {
      const {files} = generateEditor(choices, {form, versions, parts, options});
      for (const [name, text] of Object.entries(files)) {
        texts.set(path.join(FOLDER, `${index}-${form}`, name), text);
      }
    }
  }
  expect(mistakesIn(texts)).toEqual([]);
});

test('every generated file is formatted as Prettier formats it', async () => {
  for (const [choices, options] of COVERING) {
    for (const form of FORMS) {
      const {files} = generateEditor(choices, {form, versions, parts, options});
      for (const [filepath, text] of Object.entries(files)) {
        // The examples' own files are as this repository formats them.
        if (/^src\/.+\//.test(filepath)) continue;
        const options = {filepath, singleQuote: true, bracketSpacing: false};
        expect(await format(text, options), filepath).toBe(text);
      }
    }
  }
});

test('a choice brings what it needs, and nothing else', () => {
  const {features} = generateEditor(['check-lists'], {
    form: 'vanilla',
    versions,
    parts,
  });
  expect(features).toEqual(['rich-text', 'lists', 'check-lists']);
});

test('the install line names exactly the imported packages, in the installed versions', () => {
  const {install, files} = generateEditor(['tables'], {
    form: 'vanilla',
    versions,
    parts,
  });
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
  const {files} = generateEditor(['history'], {form: 'vanilla', versions, parts});
  expect(files['src/editor.ts']).toContain(
    'dependencies: [PlainTextExtension, HistoryExtension],',
  );
});

test('Markdown is understood only where a feature shows it', () => {
  const {files} = generateEditor(['markdown-shortcuts', 'lists'], {
    form: 'react',
    versions,
    parts,
  });
  expect(files['src/Editor.tsx']).toContain('UNORDERED_LIST');
  expect(files['src/Editor.tsx']).not.toContain('CHECK_LIST');
});

test('what readers set is in the source, and what holds anyway is not', () => {
  const source = (options: OptionValues): string | undefined =>
    generateEditor(['history', 'placeholder'], {
      form: 'react',
      versions,
      parts,
      options,
    }).files['src/Editor.tsx'];
  expect(source({'history.delay': 300})).toContain(
    '[PlainTextExtension, HistoryExtension]',
  );
  expect(source({'history.delay': 1000, 'placeholder.text': "It's"})).toMatch(
    /PLACEHOLDER = "It's";[^]*configExtension\(HistoryExtension, \{delay: 1000\}\)/,
  );
});

test('what only React shows is left out without it', () => {
  const choices = ['images', 'history'] as const;
  const {features, files} = generateEditor(choices, {form: 'vanilla', versions, parts});
  expect(features).toEqual(['rich-text', 'history']);
  expect(Object.keys(files).join()).not.toContain('images');
});

test('files of examples come with the packages they import, and with their own styles alone', () => {
  const {files, install} = generateEditor(['images', 'equations'], {
    form: 'react',
    versions,
    parts,
  });
  expect(install).toContain(`katex@${installedVersion('katex')}`);
  expect(files['src/images/image-extension.ts']).toContain('ImageExtension');
  const css = files['src/images/styles.css'] ?? '';
  expect(css).toContain('.images-picture {');
  expect(css).not.toMatch(/images-(?:box|italic)|\.images \{/);
});

test('the menu of blocks offers what the set has, and nothing else', () => {
  const menuOf = (choices: readonly FeatureId[]) =>
    generateEditor(choices, {form: 'react', versions, parts}).files['src/Editor.tsx'];
  const source = menuOf(['slash-menu', 'tables', 'code', 'columns', 'equations']);
  for (const label of ['Table', 'Code block', 'Columns', 'Equation']) {
    expect(source).toContain(`'${label}'`);
  }
  expect(source).not.toContain("'Check list'");
  expect(menuOf(['slash-menu'])).not.toContain('BlockOption');
});

test('everything that has a button is in one bar, and what has nothing to insert gets none', () => {
  const sourceOf = (choices: readonly FeatureId[]) =>
    generateEditor(choices, {form: 'react', versions, parts}).files['src/Editor.tsx'];
  const source = sourceOf([
    'toolbar',
    'tables',
    'images',
    'link-panel',
    'find-replace',
  ]);
  expect(source?.match(/className="editor-tools"/g)).toHaveLength(1);
  expect(source).toMatch(
    /<Toolbar [^]*<InsertButton\s+command={INSERT_TABLE_COMMAND}[^]*<LinkButton>[^]*<UploadBar>[^]*<ToolPanel icon="find"/,
  );
  expect(sourceOf(['tables', 'placeholder'])).not.toContain('editor-tools');
});

test('the sandbox offers every module that a generated editor imports', () => {
  const offered = importableModules();
  for (const form of FORMS) {
    const {files} = generateEditor(ALL, {form, versions, parts});
    const source = files['src/Editor.tsx'] ?? files['src/editor.ts'] ?? '';
    const imported = [...source.matchAll(/from '([^.'][^']*)'/g)].map(
      ([, name]) => name,
    );
    expect(imported.length).toBeGreaterThan(10);
    expect(imported.filter((name) => !offered.includes(name ?? ''))).toEqual([]);
  }
});

test('every color of the styles is defined', () => {
  const {files} = generateEditor(ALL, {form: 'react', versions, parts});
  const css = Object.entries(files)
    .filter(([name]) => name.endsWith('.css'))
    .map(([, text]) => text)
    .join('');
  const used = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  expect([...used].filter((name) => !css.includes(`${name}:`))).toEqual([]);
});

test('a package without a version is an error that names it', () => {
  expect(() => generateEditor([], {form: 'vanilla', versions: {}, parts})).toThrow(
    'The version of "@lexical/extension" is unknown.',
  );
});

function changed({id, options = []}: Feature): [string, OptionValue][] {
  return options.map(({name, initial}) => [
    `${id}.${name}`,
    typeof initial === 'boolean'
      ? !initial
      : typeof initial === 'string'
        ? 'It’s "new"'
        : 5,
  ]);
}

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
