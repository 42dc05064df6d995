import type {SerializedEditorState, SerializedParagraphNode} from 'lexical';

const PARAGRAPH: SerializedParagraphNode = {
  type: 'paragraph',
  version: 1,
  children: [],
  direction: null,
  format: '',
  indent: 0,
  textFormat: 0,
  textStyle: '',
};

/** Returns the state of an empty document. */
export function emptyState(): SerializedEditorState {
  const root = {
    type: 'root',
    version: 1,
    direction: null,
    format: '',
    indent: 0,
  } as const;
  return {root: {...root, children: [PARAGRAPH]}};
}

/** Adds a paragraph to a root without blocks, because an editor refuses an empty root. */
export function withBlock(state: SerializedEditorState): SerializedEditorState {
  return state.root.children.length > 0
    ? state
    : {...state, root: {...state.root, children: [PARAGRAPH]}};
}
