import {expect, test} from 'vitest';

import {neutralize} from '../../../benchmarks/pages/stock-site/neutralize';

const text = (value: string) => ({type: 'text', value});

function neutralized(...children: object[]) {
  const tree = {type: 'root', children: children as {type: string}[]};
  neutralize()(tree);
  return tree.children;
}

function code(value: string, meta: string | null = null) {
  const [node] = neutralized({type: 'code', lang: 'ts', value, meta});
  return node;
}

test('a component of ours gives way to its content', () => {
  const child = {type: 'paragraph', children: [text('Hello')]};
  const editor = {type: 'mdxJsxFlowElement', name: 'LiveExample', children: [child]};
  expect(neutralized(editor)).toEqual([child]);
});

test('tabs and plain elements stay, without what they contain of ours', () => {
  const inner = {type: 'mdxJsxTextElement', name: 'Badge', children: [text('new')]};
  const outer = {type: 'mdxJsxFlowElement', name: 'Tabs', children: [inner]};
  expect(neutralized(outer)).toEqual([{...outer, children: [text('new')]}]);
});

test('imports stay only where a stock site can follow them', () => {
  const theirs = {type: 'mdxjsEsm', value: "import Tabs from '@theme/Tabs';"};
  const ours = {
    type: 'mdxjsEsm',
    value: "import {LiveExample} from '@lexical-documentation/x';",
  };
  const ourTheme = {
    type: 'mdxjsEsm',
    value: "import CodeCheck from '@theme/CodeCheck';",
  };
  expect(neutralized(theirs, ours, ourTheme)).toEqual([theirs]);
});

test('a sample shows the lines that our page shows', () => {
  const value = [
    '// @errors: 2339',
    "import {hidden} from 'x';",
    '// ---cut---',
    'const a = 1; // [!code highlight]',
    '// ---cut-start---',
    'hidden(a);',
    '// ---cut-end---',
    'const b = 2;',
    '// ---cut-after---',
    'hidden(b);',
  ].join('\n');
  expect(code(value)).toMatchObject({value: 'const a = 1;\nconst b = 2;'});
});

test('of a fence’s words, those that stock Docusaurus knows are left', () => {
  expect(code('', 'title="a.ts" run="dom" {1,3-5} showLineNumbers')).toMatchObject({
    meta: 'title="a.ts" {1,3-5} showLineNumbers',
  });
  expect(code('', 'run')).toMatchObject({meta: null});
});
