import {FourPartError} from '@lexical-documentation/common';
import type {SerializedEditorState, SerializedLexicalNode} from 'lexical';

import {isRecord} from './is-record';

/** A node's children, where it has any. */
export function childrenOf(node: SerializedLexicalNode): SerializedLexicalNode[] {
  return (
    (node as SerializedLexicalNode & {children?: SerializedLexicalNode[]}).children ??
    []
  );
}

/**
 * Checks that a parsed JSON value has the form of an editor state: a root with blocks, each node
 * with a type. Whether the types are known is not asked here.
 *
 * @param source - what the value was taken from, for messages
 * @throws FourPartError with the path of the first node that has another form
 */
export function parseEditorStateJson(
  value: unknown,
  source: string,
): SerializedEditorState {
  const root = isRecord(value) ? value['root'] : undefined;
  if (!isRecord(root) || root['type'] !== 'root') {
    throw new FourPartError({
      what: 'This is not the JSON of an editor state.',
      where: source,
      expected: '{"root": {"type": "root", "children": […]}}',
      fix: 'Copy it from the JSON pane, or use JSON.stringify(editor.getEditorState()).',
    });
  }
  checkChildren(root, 'root', source);
  for (const [index, child] of (root['children'] as unknown[]).entries()) {
    checkBlock(child as Record<string, unknown>, `root.children[${index}]`, source);
  }
  return value as unknown as SerializedEditorState;
}

function checkChildren(
  node: Record<string, unknown>,
  path: string,
  source: string,
): void {
  const {children} = node;
  if (children === undefined && path !== 'root') return;
  if (!Array.isArray(children)) {
    throw new FourPartError({
      what: `The node “${String(node['type'])}” has children that are no list.`,
      where: `${source}, ${path}.children`,
      expected: 'a list of nodes, “[]” where there are none',
      fix: 'Fix the JSON at this position.',
    });
  }
  children.forEach((child: unknown, index) => {
    checkNode(child, `${path}.children[${index}]`, source);
  });
}

function checkNode(value: unknown, path: string, source: string): void {
  if (!isRecord(value) || typeof value['type'] !== 'string') {
    throw new FourPartError({
      what: 'A node has no type.',
      where: `${source}, ${path}`,
      expected:
        'an object with a “type”, such as {"type": "paragraph", "children": []}',
      fix: 'Fix the JSON at this position.',
    });
  }
  checkChildren(value, path, source);
}

const INLINE_TYPES = new Set(['text', 'linebreak', 'tab', 'link', 'autolink']);

function checkBlock(node: Record<string, unknown>, path: string, source: string): void {
  const type = String(node['type']);
  if (INLINE_TYPES.has(type)) {
    throw new FourPartError({
      what: `The root contains “${type}”, which is only allowed inside a block.`,
      where: `${source}, ${path}`,
      expected: 'a block, such as {"type": "paragraph", "children": […]}',
      fix: `Put the “${type}” into the children of a paragraph.`,
    });
  }
}
