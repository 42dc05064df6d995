import {childrenOf} from '@lexical-documentation/playground-link';
import type {SerializedEditorState, SerializedLexicalNode} from 'lexical';

type Lifted = SerializedLexicalNode[];

/** The only children that tables keep; Lexical removes all others when it loads the table. */
const ONLY_CHILD: Readonly<Record<string, string>> = {
  table: 'tablerow',
  tablerow: 'tablecell',
};

const INLINE_TYPES = new Set(['text', 'linebreak', 'tab', 'link', 'autolink', 'image']);

/** Moves other direct children of a table or its rows in front of the table. */
export function liftOutOfTables(state: SerializedEditorState): SerializedEditorState {
  const root = withChildren(state.root, childrenOf(state.root).flatMap(liftBlock));
  return {...state, root};
}

function liftBlock(node: SerializedLexicalNode): SerializedLexicalNode[] {
  if (!('children' in node)) return [node];
  if (node.type !== 'table') {
    return [withChildren(node, childrenOf(node).flatMap(liftBlock))];
  }
  const lifted: Lifted = [];
  const table = keepParts(node, lifted);
  return [...lifted.flatMap(liftBlock).map(inBlock), table];
}

function keepParts(node: SerializedLexicalNode, lifted: Lifted): SerializedLexicalNode {
  const only = ONLY_CHILD[node.type];
  if (only === undefined) {
    return withChildren(node, childrenOf(node).flatMap(liftBlock));
  }
  const kept = childrenOf(node).filter((child) => {
    if (child.type === only) return true;
    lifted.push(child);
    return false;
  });
  return withChildren(
    node,
    kept.map((child) => keepParts(child, lifted)),
  );
}

function inBlock(node: SerializedLexicalNode): SerializedLexicalNode {
  if (!INLINE_TYPES.has(node.type)) return node;
  return {type: 'paragraph', version: 1, children: [node]} as SerializedLexicalNode;
}

function withChildren<T extends SerializedLexicalNode>(
  node: T,
  children: SerializedLexicalNode[],
): T {
  return {...node, children};
}
