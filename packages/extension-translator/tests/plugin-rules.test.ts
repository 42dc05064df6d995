import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {buildEditorFromExtensions} from '@lexical/extension';
import type {AnyLexicalExtension} from 'lexical';
import ts from 'typescript';
import {expect, test} from 'vitest';

import {
  PLUGIN_RULES,
  PLUGINS_WITHOUT_EXTENSION,
  TEXT_PLUGIN_RULES,
} from '../src/core/plugin-rules';

const ROOT = path.join(import.meta.dirname, '../../..');
const SOURCES = path.join(ROOT, 'node_modules/@lexical/react/src');

/** The components that the package calls plugins, with the module of each. */
const components = readdirSync(SOURCES)
  .filter((file) => /^Lexical\w+\.tsx?$/.test(file))
  .flatMap((file) => {
    const text = readFileSync(path.join(SOURCES, file), 'utf8');
    return [...text.matchAll(/^(?:export )?(?:function|const) (\w+)/gm)].map(
      ([, name = '']) => ({
        name,
        module: `@lexical/react/${file.replace(/\.tsx?$/, '')}`,
      }),
    );
  });
const rules = Object.entries(PLUGIN_RULES);

test('every plugin of the installed package has an extension, or is said to have none', () => {
  const known = {...PLUGIN_RULES, ...TEXT_PLUGIN_RULES, ...PLUGINS_WITHOUT_EXTENSION};
  const plugins = components
    .map(({name}) => name)
    .filter((name) => /Plugin/.test(name));
  expect(plugins.length).toBeGreaterThan(20);
  expect(plugins.filter((name) => !(name in known))).toEqual([]);
  const names = components.map(({name}) => name);
  expect(Object.keys(known).filter((name) => !names.includes(name))).toEqual([]);
});

test('every prop of a plugin has an option of its extension', () => {
  const {props, options} = readTypes();
  const found = rules.map(([name, rule]) => ({
    name,
    props: Object.keys(rule.props ?? {}).sort(),
    unknown: Object.entries(rule.props ?? {})
      .map(([prop, {option = prop}]) => option)
      .filter((option) => !options.get(name)?.includes(option)),
  }));
  const expected = rules.map(([name]) => ({name, props: props.get(name), unknown: []}));
  expect(found).toEqual(expected);
});

test.each(rules)(
  '%s registers what its rule says, with other defaults',
  async (_, rule) => {
    const module = (await import(rule.from)) as Record<string, AnyLexicalExtension>;
    const extension = module[rule.extension];
    expect(extension).toBeDefined();
    if (!extension) return;
    const editor = buildEditorFromExtensions(extension);
    const classes = [...editor._nodes.values()].map(({klass}) => klass.name);
    expect(classes).toEqual(expect.arrayContaining([...(rule.nodes ?? [])]));
    for (const [option, value] of Object.entries(rule.defaults ?? {})) {
      expect(JSON.stringify(extension.config?.[option])).not.toBe(value);
    }
  },
);

/** The props of each plugin, and the options of its extension, as the compiler sees them. */
function readTypes(): Record<'props' | 'options', ReadonlyMap<string, string[]>> {
  const lines = rules.flatMap(([name, {extension, from}]) => {
    const module = components.find((each) => each.name === name)?.module ?? '';
    return [
      `export type props_${name} = Parameters<typeof import('${module}').${name}>[0];`,
      `export type options_${name} = import('lexical').LexicalExtensionConfig<typeof import('${from}').${extension}>;`,
    ];
  });
  const file = path.join(ROOT, 'plugin-types.ts');
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    strict: true,
    skipLibCheck: true,
    jsx: ts.JsxEmit.ReactJSX,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const {fileExists, getSourceFile} = host;
  host.fileExists = (name) => name === file || fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    name === file
      ? ts.createSourceFile(name, lines.join('\n'), ts.ScriptTarget.ES2022)
      : getSourceFile(name, ...rest);
  const program = ts.createProgram([file], options, host);
  const checker = program.getTypeChecker();
  const read = {
    props: new Map<string, string[]>(),
    options: new Map<string, string[]>(),
  };
  for (const statement of program.getSourceFile(file)?.statements ?? []) {
    if (!ts.isTypeAliasDeclaration(statement)) continue;
    const [kind, ...name] = statement.name.text.split('_');
    const type = checker.getTypeAtLocation(statement);
    const names = checker.getPropertiesOfType(type).map((each) => each.name);
    read[kind === 'props' ? 'props' : 'options'].set(name.join('_'), names.sort());
  }
  return read;
}
