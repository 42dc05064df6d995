import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from 'vitest';

import {NEEDED_BY} from '../src/core/rules/registered-nodes';
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
