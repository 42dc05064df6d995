import {$isListItemNode} from '@lexical/list';
import {$isHeadingNode, $isQuoteNode} from '@lexical/rich-text';
import {
  $findMatchingParent,
  $getRoot,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  defineExtension,
  type ElementNode,
  type LexicalEditor,
  type LexicalNode,
} from 'lexical';

/** Shows a hint in empty blocks, without changing the document. */
export const HintExtension = defineExtension({
  name: 'titled-page/Hint',
  register: (editor) =>
    editor.registerUpdateListener(({editorState}) => {
      const hints = editorState.read(() => $hints());
      const root = editor.getRootElement();
      for (const element of root?.querySelectorAll('[data-hint]') ?? []) {
        element.removeAttribute('data-hint');
      }
      for (const [node, hint] of hints)
        elementOf(editor, node)?.setAttribute('data-hint', hint);
    }),
});

function elementOf(editor: LexicalEditor, node: ElementNode): HTMLElement | null {
  return editor.getElementByKey(node.getKey());
}

function $hints(): [ElementNode, string][] {
  const hints: [ElementNode, string][] = [];
  const title = $getRoot().getFirstChild();
  if ($isElementNode(title) && title.isEmpty()) hints.push([title, 'Untitled']);
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return hints;
  const block = $findMatchingParent(selection.anchor.getNode(), $isBlock);
  if (block?.isEmpty() && !block.is(title)) hints.push([block, hintOf(block)]);
  return hints;
}

function $isBlock(node: LexicalNode): node is ElementNode {
  return $isElementNode(node) && !node.isInline();
}

function hintOf(block: ElementNode): string {
  if ($isListItemNode(block))
    return block.getChecked() === undefined ? 'List' : 'To-do';
  if ($isHeadingNode(block)) return 'Heading';
  return $isQuoteNode(block) ? 'Quote' : 'Write, or start with ## - [] >';
}
