import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {TRANSFORMERS} from '@lexical/markdown';
import {DecoratorNode, ElementNode, type LexicalNode, TextNode} from 'lexical';
import {expect, test} from 'vitest';

import {NEEDED_BY} from '../src/core/rules/registered-nodes';
import {STORED_CLASSES} from '../src/core/rules/stored-classes';
import {OF_TRANSFORMERS} from '../src/core/rules/transformer-nodes';
import {groupChecker, ROOT} from './support';

const SOURCES = path.join(ROOT, 'node_modules/@lexical/react/src');
const COMPONENT = /^Lexical(?<name>\w+Plugin)\.tsx?$/;
const ASKED_FOR = /\.hasNodes\(\[(?<classes>[^\]]+)\]\)/;

const components = new Map(
  readdirSync(SOURCES).flatMap((file) => {
    const name = COMPONENT.exec(file)?.groups?.['name'];
    if (name === undefined) return [];
    return [[name, readFileSync(path.join(SOURCES, file), 'utf8')] as const];
  }),
);

test('the table has each component that asks for node classes, with the classes it asks for', () => {
  const asked = [...components].flatMap(([name, text]) => {
    const classes = ASKED_FOR.exec(text)?.groups?.['classes'];
    return classes === undefined ? [] : [[name, classes.split(/,\s*/)] as const];
  });
  expect(asked.length).toBeGreaterThanOrEqual(4);
  for (const [name, classes] of asked) expect(NEEDED_BY[name], name).toEqual(classes);
});

test('the table names only components that the installed packages have', () => {
  const gone = Object.keys(NEEDED_BY).filter((name) => !components.has(name));
  expect(gone).toEqual([]);
});

test('the classes of the standard transformers are those that they depend on', () => {
  const classes = TRANSFORMERS.flatMap((each) =>
    'dependencies' in each ? each.dependencies.map(({name}) => name) : [],
  );
  expect([...new Set(classes)].sort()).toEqual([...OF_TRANSFORMERS].sort());
});

test('the types of stored nodes are those of all classes that the packages export', async () => {
  const folder = path.join(ROOT, 'node_modules/@lexical');
  const packages = readdirSync(folder).filter((name) => {
    const sources = path.join(folder, name, 'src');
    return readdirSync(sources, {recursive: true, encoding: 'utf8'}).some(
      (file) =>
        file.endsWith('.ts') &&
        !file.includes('__tests__') &&
        readFileSync(path.join(sources, file), 'utf8').includes('this.config('),
    );
  });
  const types: Record<string, string> = {};
  for (const name of packages) {
    const module: object = await import(`@lexical/${name}`);
    for (const value of Object.values(module)) {
      if (isNodeClass(value)) types[value.getType()] = value.name;
    }
  }
  // Only classes that extend it are stored.
  delete types['decorator-text'];
  expect(packages.length).toBeGreaterThan(5);
  expect(types).toEqual(STORED_CLASSES);
});

function isNodeClass(value: unknown): value is typeof LexicalNode {
  return (
    typeof value === 'function' &&
    [DecoratorNode, ElementNode, TextNode].some(
      (base) => value.prototype instanceof base,
    )
  );
}

test('a class whose name begins like that of a built-in one has to be registered', async () => {
  const code = (name: string) => `
    import {$create, $getRoot, createEditor, ParagraphNode} from 'lexical';
    class ${name} extends ParagraphNode {
      $config() { return this.config('own', {extends: ParagraphNode}); }
    }
    const editor = createEditor({namespace: 'note', nodes: []});
    editor.update(() => { $getRoot().append($create(${name})); });`;
  const check = await groupChecker();
  const [report] = check([[{path: 'code.ts', text: code('ParagraphNodeWithId')}]]);
  const found = report?.findings.filter(({rule}) => rule === 'node-not-registered');
  expect(found?.map(({fix}) => fix)).toEqual([
    expect.stringContaining('ParagraphNodeWithId'),
  ]);
});
