import {$createCodeNode, $isCodeNode} from '@lexical/code-core';
import {
  $isListNode,
  INSERT_CHECK_LIST_COMMAND,
  INSERT_ORDERED_LIST_COMMAND,
  INSERT_UNORDERED_LIST_COMMAND,
} from '@lexical/list';
import {$createHeadingNode, $createQuoteNode, $isHeadingNode} from '@lexical/rich-text';
import {$setBlocksType} from '@lexical/selection';
import {
  $createParagraphNode,
  $findMatchingParent,
  $getRoot,
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_EDITOR,
  defineExtension,
  type ElementNode,
  type LexicalCommand,
  type LexicalEditor,
  type LexicalNode,
  type RangeSelection,
} from 'lexical';

import {SET_BLOCK_COMMAND} from '../commands';
import type {BlockId} from './block-ids';

/** Handles the command that turns blocks into other kinds of blocks. */
export const blockExtension = defineExtension({
  name: 'playground/blocks',
  register: (editor) =>
    editor.registerCommand(
      SET_BLOCK_COMMAND,
      (id) => {
        if (!editor.isEditable()) return false;
        if ($getSelection() === null) $getRoot().selectEnd();
        const selection = $getSelection();
        if (!$isRangeSelection(selection)) return false;
        return $setBlock(editor, selection, id);
      },
      COMMAND_PRIORITY_EDITOR,
    ),
});

/** Returns the kind of the block that a node is in; null if the menus don't offer it. */
export function $blockIdOf(node: LexicalNode): BlockId | null {
  const list = $findMatchingParent(node, $isListNode);
  if (list) return list.getListType();
  const block = $findMatchingParent(
    node,
    (candidate) =>
      candidate.getParent()?.isShadowRoot() === true || isTopLevel(candidate),
  );
  if ($isHeadingNode(block)) return block.getTag();
  if ($isCodeNode(block)) return 'code';
  const type = block?.getType();
  return type === 'paragraph' || type === 'quote' ? type : null;
}

function isTopLevel(node: LexicalNode): boolean {
  return node.getParent()?.getType() === 'root';
}

const LIST_COMMANDS: Partial<Record<BlockId, LexicalCommand<void>>> = {
  bullet: INSERT_UNORDERED_LIST_COMMAND,
  number: INSERT_ORDERED_LIST_COMMAND,
  check: INSERT_CHECK_LIST_COMMAND,
};

function $setBlock(
  editor: LexicalEditor,
  selection: RangeSelection,
  id: BlockId,
): boolean {
  const listCommand = LIST_COMMANDS[id];
  if (listCommand) return editor.dispatchCommand(listCommand, undefined);
  if (id === 'code' && !selection.isCollapsed()) {
    $joinInCodeBlock(selection);
  } else {
    $setBlocksType(selection, () => $createBlock(id));
  }
  return true;
}

function $createBlock(id: BlockId): ElementNode {
  switch (id) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return $createHeadingNode(id);
    case 'quote':
      return $createQuoteNode();
    case 'code':
      return $createCodeNode();
    default:
      return $createParagraphNode();
  }
}

/** Joins several blocks to one code block with a line for each. */
function $joinInCodeBlock(selection: RangeSelection): void {
  const text = selection.getTextContent();
  const code = $createCodeNode();
  selection.insertNodes([code]);
  const after = $getSelection();
  if ($isRangeSelection(after)) after.insertRawText(text);
}
