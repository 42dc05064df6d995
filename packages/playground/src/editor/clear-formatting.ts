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
 * Takes away what was set on top of the text: formats, styles and marks of the selected text, and
 * alignment and indentation of its blocks. What the text is stays: headings, lists, links.
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

/** A list gives its items their levels: their indentation is structure. */
function $clearBlock(block: ElementNode): void {
  block.setFormat('').setStyle('');
  if (!block.getType().startsWith('list')) block.setIndent(0);
  // What an empty paragraph remembers for the text to come.
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
