import {
  $createParagraphNode,
  $findMatchingParent,
  $getSelection,
  $isRangeSelection,
  type ElementNode,
  type LexicalNode,
} from 'lexical';

/**
 * Adds a line below a box of blocks when the arrow key down is pressed at its end and nothing
 * follows.
 *
 * @param isBox - whether a node is a box
 * @param isPart - whether a node is a part of a box; the end of each part is an end of the box
 * @returns whether the key was handled. Runs inside an update.
 */
export function $leaveBelow(
  event: KeyboardEvent,
  isBox: (node: LexicalNode) => node is ElementNode,
  isPart: (node: LexicalNode) => node is ElementNode,
): boolean {
  const selection = $getSelection();
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return false;
  const at = selection.anchor.getNode();
  const box = $findMatchingParent(at, isBox);
  const part = $findMatchingParent(at, isPart);
  if (!box || !part || box.getNextSibling() !== null) return false;
  const isAtEnd = at.is(part.getLastDescendant() ?? part) || at.is(part.getLastChild());
  if (!isAtEnd) return false;
  event.preventDefault();
  const paragraph = $createParagraphNode();
  box.insertAfter(paragraph);
  paragraph.selectStart();
  return true;
}
