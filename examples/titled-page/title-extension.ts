import {$createHeadingNode, $isHeadingNode, type HeadingNode} from '@lexical/rich-text';
import {
  $createParagraphNode,
  $isElementNode,
  type ElementNode,
  defineExtension,
  type LexicalNode,
  RootNode,
} from 'lexical';

/** Only the first block is the title. */
export const TitleExtension = defineExtension({
  name: 'titled-page/Title',
  register: (editor) =>
    editor.registerNodeTransform(RootNode, (root) => {
      const [first, ...others] = root.getChildren();
      if (!first) root.append($createHeadingNode('h1'), $createParagraphNode());
      else if ($isElementNode(first) && !isTitle(first)) $makeTitle(first);
      else if (!$isElementNode(first)) first.insertBefore($createHeadingNode('h1'));
      for (const other of others) {
        if (isTitle(other)) other.replace($createHeadingNode('h2'), true);
      }
    }),
});

function isTitle(node: LexicalNode): node is HeadingNode {
  return $isHeadingNode(node) && node.getTag() === 'h1';
}

/** A text block becomes the title. Lists and tables stay as they are, below an empty title. */
function $makeTitle(block: ElementNode): void {
  const hasBlocks = block.getChildren().some((child) => !child.isInline());
  if (hasBlocks) block.insertBefore($createHeadingNode('h1'));
  else block.replace($createHeadingNode('h1'), true);
}
