import {childrenOf} from '@lexical-documentation/playground-link';
import type {SerializedEditorState, SerializedLexicalNode} from 'lexical';

/** Types that replace nodes whose class the playground doesn't have. */
export const UNKNOWN_BLOCK_TYPE = 'unknown-block';
export const UNKNOWN_INLINE_TYPE = 'unknown-inline';

/** The JSON of a node of an unknown type: its original is kept, and its type is displayed. */
export interface SerializedUnknownNode extends SerializedLexicalNode {
  readonly original: SerializedLexicalNode;
}

/** An editor state that the playground can load, and the types that were wrapped. */
export interface WrappedState {
  readonly state: SerializedEditorState;
  readonly unknownTypes: readonly string[];
}

/** Wraps each node of an unknown type, with its descendants, in a node that the editor can load. */
export function wrapUnknownNodes(
  state: SerializedEditorState,
  isKnown: (type: string) => boolean,
): WrappedState {
  const unknownTypes = new Set<string>();
  const wrap = (
    node: SerializedLexicalNode,
    inBlock: boolean,
  ): SerializedLexicalNode => {
    if (!isKnown(node.type)) {
      unknownTypes.add(node.type);
      const type = inBlock ? UNKNOWN_INLINE_TYPE : UNKNOWN_BLOCK_TYPE;
      return {type, version: 1, original: node} as SerializedUnknownNode;
    }
    return mapChildren(node, (child) => wrap(child, inBlock || holdsText(node)));
  };
  return {
    state: {...state, root: mapChildren(state.root, (child) => wrap(child, false))},
    unknownTypes: [...unknownTypes],
  };
}

/** Unwraps the nodes, so that they're exported as they were imported. */
export function unwrapUnknownNodes(
  state: SerializedEditorState,
): SerializedEditorState {
  const unwrap = (node: SerializedLexicalNode): SerializedLexicalNode =>
    isWrapped(node) ? node.original : mapChildren(node, unwrap);
  return {...state, root: mapChildren(state.root, unwrap)};
}

function mapChildren<T extends SerializedLexicalNode>(
  node: T,
  map: (child: SerializedLexicalNode) => SerializedLexicalNode,
): T {
  return 'children' in node ? {...node, children: childrenOf(node).map(map)} : node;
}

/** Containers have blocks as children; every other element has text. */
const CONTAINER_TYPES = new Set(['root', 'table', 'tablerow', 'tablecell']);

function holdsText(node: SerializedLexicalNode): boolean {
  return !CONTAINER_TYPES.has(node.type);
}

function isWrapped(node: SerializedLexicalNode): node is SerializedUnknownNode {
  return node.type === UNKNOWN_BLOCK_TYPE || node.type === UNKNOWN_INLINE_TYPE;
}
