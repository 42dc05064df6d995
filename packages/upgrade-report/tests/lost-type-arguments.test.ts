import {describe, expect, test} from 'vitest';

import {report} from './support';

describe('a method that lost its type arguments', () => {
  test.each([
    ['written', 'node.getParent<ListNode>();', 'breaking'],
    [
      'inferred from a variable',
      'const list: ListNode | null = node.getParent();',
      'breaking',
    ],
    [
      'inferred from a parameter',
      'open(1, node.getParent());\nfunction open(a: number, b: ListNode | null) {}',
      'breaking',
    ],
    ['inferred by code elsewhere', 'other.open(node.getParent());', 'breaking'],
    ['not needed', 'const parent = node.getParent();', 'compatible'],
    [
      'replaced by an assertion',
      'const list = node.getParent() as ListNode;',
      'compatible',
    ],
    [
      'not needed by a guard',
      'if ($isListNode(node.getParent())) stop();',
      'compatible',
    ],
    [
      'not needed by a variable of the bound',
      'const parent: ElementNode | null = node.getParent();',
      'compatible',
    ],
    [
      'not needed by a parameter of the bound',
      'open(node.getParent());\nconst open = (a: LexicalNode | null) => {};',
      'compatible',
    ],
    [
      'not needed by the next call',
      'node.getParent()\n  .append(other);',
      'compatible',
    ],
  ] as const)('%s: "%s" is %s', (_what, use, list) => {
    const code = `import type {ListNode} from '@lexical/list';\nimport {type LexicalNode} from 'lexical';\n${use}\n`;
    const found = report('0.45.0', '0.53.0', code);
    const named = (changes: readonly {readonly path: string}[]) =>
      changes.some(({path: name}) => name === 'LexicalNode.getParent');
    expect(named(found[list])).toBe(true);
    expect(named(found[list === 'breaking' ? 'compatible' : 'breaking'])).toBe(false);
  });
});

test('where a release has the method also without type arguments, only written ones break', () => {
  const paths = (use: string) =>
    report(
      '0.52.0',
      '0.53.0',
      `import {type LexicalNode} from 'lexical';\n${use}`,
    ).breaking.map(({path: name}) => name);
  expect(paths('const list: ListNode | null = node.getParent();')).toEqual([]);
  expect(paths('node.getParent<ListNode>();')).toEqual(['LexicalNode.getParent']);
});

test('a type that lost its parameter breaks code that writes one', () => {
  const code = (type: string) =>
    `import type {SerializedEditorState} from 'lexical';\nexport type State = ${type};`;
  const paths = (text: string) =>
    report('0.50.0', '0.53.0', text).breaking.map(({path: name}) => name);
  expect(paths(code('SerializedEditorState<Saved>'))).toEqual([
    'SerializedEditorState',
  ]);
  expect(paths(code('SerializedEditorState'))).toEqual([]);
});

test('a static method that a class declares differs from its base freely, one that it reads does not', () => {
  const node = (body: string) =>
    `import {TextNode} from 'lexical';\nexport class Tag extends TextNode {\n  static importDOM() {\n    ${body}\n  }\n}`;
  const paths = (text: string) =>
    report('0.48.0', '0.53.0', text).breaking.map(({path: name}) => name);
  expect(paths(node('return null;'))).toEqual([]);
  expect(paths(node('return TextNode.importDOM();'))).toEqual(['TextNode.importDOM']);
  expect(paths(node('return super.importDOM();'))).toEqual(['TextNode.importDOM']);
});
