import {$isMarkNode, $unwrapMarkNode} from '@lexical/mark';
import {$forEachSelectedTextNode} from '@lexical/selection';
import {
  $findMatchingParent,
  $getSelection,
  $isElementNode,
  $isParagraphNode,
  $isRangeSelection,
  type BaseSelection,
  type ElementNode,
  type LexicalNode,
} from 'lexical';

/**
 * Removes formats, styles and marks from the selected text, and alignment and indentation from its
 * blocks. Headings, lists and links are kept.
 */
export function $clearFormatting(): void {
  const selection = $getSelection();
  if (selection === null) return;
  $forEachSelectedTextNode((node) => {
    node.setFormat(0).setStyle('');
  });
  const nodes = selection.getNodes();
  for (const mark of $ancestors(nodes, $isMarkNode)) {
    if ($isMarkNode(mark)) $unwrapMarkNode(mark);
  }
  for (const block of $ancestors(nodes, isBlock)) $clearBlock(block);
  $clearCaret(selection);
}

/** In a list, indentation is the level of an item, so it's structure. */
function $clearBlock(block: ElementNode): void {
  block.setFormat('').setStyle('');
  if (!block.getType().startsWith('list')) block.setIndent(0);
  // The format that an empty paragraph stores for text that will be typed into it.
  if ($isParagraphNode(block)) block.setTextFormat(0).setTextStyle('');
}

function $clearCaret(selection: BaseSelection): void {
  if (!$isRangeSelection(selection)) return;
  selection.setFormat(0);
  selection.setStyle('');
}

function $ancestors(
  nodes: readonly LexicalNode[],
  is: (node: LexicalNode) => boolean,
): Set<ElementNode> {
  const found = nodes.map((node) => $findMatchingParent(node, is));
  return new Set(found.filter((node) => $isElementNode(node)));
}

function isBlock(node: LexicalNode): boolean {
  return $isElementNode(node) && !node.isInline();
}
