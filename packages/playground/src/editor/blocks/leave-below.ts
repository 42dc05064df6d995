import {
  $createParagraphNode,
  $findMatchingParent,
  $getSelection,
  $isRangeSelection,
  type ElementNode,
  type LexicalNode,
} from 'lexical';

/**
 * At the end of a document that ends in a box of blocks, the arrow key down adds a line below it.
 *
 * @param isBox - tells boxes from other nodes
 * @param isPart - tells the parts of a box, each of whose ends is an end of the box
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
