import {
  $addUpdateTag,
  $getRoot,
  $parseSerializedNode,
  HISTORY_PUSH_TAG,
  type LexicalEditor,
  type SerializedEditorState,
} from 'lexical';

/** Replaces the whole document in one step that can be undone. */
export function replaceContent(
  editor: LexicalEditor,
  state: SerializedEditorState,
  tag: string,
): void {
  editor.update(
    () => {
      $addUpdateTag(tag);
      const nodes = state.root.children.map($parseSerializedNode);
      $getRoot()
        .clear()
        .append(...nodes)
        .selectStart();
    },
    {tag: HISTORY_PUSH_TAG},
  );
}
