import {$trimTextContentFromAnchor} from '@lexical/selection';
import {$restoreEditorState} from '@lexical/utils';
import {
  $getRoot,
  $getSelection,
  $hasUpdateTag,
  $isRangeSelection,
  $isTextNode,
  COLLABORATION_TAG,
  defineExtension,
  HISTORIC_TAG,
  HISTORY_MERGE_TAG,
  HISTORY_PUSH_TAG,
  type LexicalEditor,
  type PointType,
  RootNode,
  safeCast,
} from 'lexical';

/** Tags of updates that load a document, or apply what others typed. */
const NOT_TYPED = [
  HISTORY_PUSH_TAG,
  HISTORY_MERGE_TAG,
  HISTORIC_TAG,
  COLLABORATION_TAG,
] as const;

interface MaxLengthConfig {
  /** Counts characters like JavaScript does (UTF-16 units). */
  maxLength: number;
}

/** Limits a document's length: rejects typing beyond it, and truncates pasted text. */
export const maxLengthExtension = defineExtension({
  name: 'playground/max-length',
  config: safeCast<MaxLengthConfig>({maxLength: 500}),
  register: (editor, {maxLength}) =>
    editor.registerNodeTransform(RootNode, (root) => {
      const before = editor.getEditorState();
      // A document that is opened, imported or restored stays complete, however long it is.
      if (before.isEmpty() || NOT_TYPED.some($hasUpdateTag)) return;
      const sizeBefore = before.read(() => $getRoot().getTextContentSize());
      const excess = root.getTextContentSize() - Math.max(maxLength, sizeBefore);
      if (excess <= 0) return;
      const selection = $getSelection();
      const isFull = sizeBefore >= maxLength;
      if (isFull || !$isRangeSelection(selection) || !selection.isCollapsed()) {
        $restoreEditorState(editor, before);
      } else {
        $cutBefore(editor, selection.anchor, excess);
      }
    }),
});

/**
 * Lexical's own function removes everything that was inserted into a text, so this one truncates
 * it.
 */
function $cutBefore(editor: LexicalEditor, point: PointType, count: number): void {
  const node = point.getNode();
  if (!$isTextNode(node) || point.offset < count) {
    $trimTextContentFromAnchor(editor, point, count);
    return;
  }
  const text = node.getTextContent();
  // Don't cut a surrogate pair in half.
  const isHalf = /[\uD800-\uDBFF]/.test(text.charAt(point.offset - count - 1));
  const start = point.offset - count - (isHalf ? 1 : 0);
  node.spliceText(start, point.offset - start, '', true);
}
