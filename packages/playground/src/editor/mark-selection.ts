import {$isMarkNode, $unwrapMarkNode, $wrapSelectionInMarkNode} from '@lexical/mark';
import {$findMatchingParent, $getSelection, $isRangeSelection} from 'lexical';

/** Marks the selected text under a new id; a caret inside a mark takes that mark away. */
export function $markSelection(): void {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return;
  if (!selection.isCollapsed()) {
    $wrapSelectionInMarkNode(selection, selection.isBackward(), `mark-${Date.now()}`);
    return;
  }
  const mark = $findMatchingParent(selection.anchor.getNode(), $isMarkNode);
  if (mark) $unwrapMarkNode(mark);
}
