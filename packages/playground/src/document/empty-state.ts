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

/** Returns the state of a document in which nothing was written yet. */
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

/** Gives a root without blocks a paragraph: an editor refuses one that has none. */
export function withBlock(state: SerializedEditorState): SerializedEditorState {
  return state.root.children.length > 0
    ? state
    : {...state, root: {...state.root, children: [PARAGRAPH]}};
}
