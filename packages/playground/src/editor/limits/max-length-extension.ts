import {$trimTextContentFromAnchor} from '@lexical/selection';
import {$restoreEditorState} from '@lexical/utils';
import {
  $getRoot,
  $getSelection,
  $isRangeSelection,
  $isTextNode,
  defineExtension,
  type LexicalEditor,
  type PointType,
  RootNode,
  safeCast,
} from 'lexical';

interface MaxLengthConfig {
  /** Characters, counted as JavaScript does (UTF-16). */
  maxLength: number;
}

/** Keeps a document at a length: what is typed beyond is not taken, what is pasted is cut. */
export const maxLengthExtension = defineExtension({
  name: 'playground/max-length',
  config: safeCast<MaxLengthConfig>({maxLength: 500}),
  register: (editor, {maxLength}) =>
    editor.registerNodeTransform(RootNode, (root) => {
      const excess = root.getTextContentSize() - maxLength;
      if (excess <= 0) return;
      const before = editor.getEditorState();
      const selection = $getSelection();
      const isFull = before.read(() => $getRoot().getTextContentSize()) >= maxLength;
      if (isFull || !$isRangeSelection(selection) || !selection.isCollapsed()) {
        $restoreEditorState(editor, before);
      } else {
        $cutBefore(editor, selection.anchor, excess);
      }
    }),
});

/** Lexical's own function takes all back that was inserted into a text, so one text is cut here. */
function $cutBefore(editor: LexicalEditor, point: PointType, count: number): void {
  const node = point.getNode();
  if (!$isTextNode(node) || point.offset < count) {
    $trimTextContentFromAnchor(editor, point, count);
    return;
  }
  const text = node.getTextContent();
  // Half of an emoji is no character.
  const isHalf = /[\uD800-\uDBFF]/.test(text.charAt(point.offset - count - 1));
  const start = point.offset - count - (isHalf ? 1 : 0);
  node.spliceText(start, point.offset - start, '', true);
}
