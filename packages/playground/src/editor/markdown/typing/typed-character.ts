import {$isCodeNode} from '@lexical/code-core';
import {
  $addUpdateTag,
  $getSelection,
  $isRangeSelection,
  $isTextNode,
  COLLABORATION_TAG,
  COMPOSITION_END_TAG,
  type EditorState,
  HISTORIC_TAG,
  HISTORY_PUSH_TAG,
  type LexicalEditor,
  type TextNode,
} from 'lexical';

/** The position of the caret after typing. */
export interface Caret {
  readonly node: TextNode;
  readonly offset: number;
}

/**
 * Calls a function after one of some characters is typed outside of code. What it changes is a
 * separate undo step, so undo restores the typed text.
 *
 * @param characters - the characters that can complete something
 * @param $complete - returns whether it changed anything. Runs inside an update.
 * @returns a function that stops it
 */
export function registerTyped(
  editor: LexicalEditor,
  characters: string,
  $complete: (caret: Caret, typed: string) => boolean,
): () => void {
  return editor.registerUpdateListener(
    ({editorState, prevEditorState, dirtyLeaves, tags}) => {
      if (tags.has(HISTORIC_TAG) || tags.has(COLLABORATION_TAG)) return;
      if (editor.isComposing() || dirtyLeaves.size === 0) return;
      const caret = editorState.read($readCaret);
      if (!caret || !dirtyLeaves.has(caret.node.getKey())) return;
      const typed = editorState.read(() => $characterBefore(caret));
      if (typed === '' || !characters.includes(typed)) return;
      // A dead key ends a composition that has already moved the caret.
      const isTyped =
        tags.has(COMPOSITION_END_TAG) || isOneFurther(caret, prevEditorState);
      if (!isTyped) return;
      editor.update(() => {
        const now = $readCaret();
        if (now && $complete(now, typed)) $addUpdateTag(HISTORY_PUSH_TAG);
      });
    },
  );
}

/** Returns the caret's position if it's in text that can be formatted. */
export function $readCaret(): Caret | null {
  const selection = $getSelection();
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return null;
  const node = selection.anchor.getNode();
  if (!$isTextNode(node) || !node.isSimpleText() || node.hasFormat('code')) return null;
  if (node.getParents().some($isCodeNode)) return null;
  return {node, offset: selection.anchor.offset};
}

function $characterBefore({node, offset}: Caret): string {
  return node.getTextContent().charAt(offset - 1);
}

/** Pasting, dropping or deleting moves the caret by more than one character, or backward. */
function isOneFurther({node, offset}: Caret, before: EditorState): boolean {
  if (offset === 1) return true;
  const former = before.read(() => {
    const selection = $getSelection();
    return $isRangeSelection(selection) ? selection.anchor : null;
  });
  return former?.key === node.getKey() && former.offset === offset - 1;
}
