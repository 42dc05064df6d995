import {
  INSERT_ORDERED_LIST_COMMAND,
  INSERT_UNORDERED_LIST_COMMAND,
  REMOVE_LIST_COMMAND,
} from '@lexical/list';
import {$createHeadingNode, $createQuoteNode} from '@lexical/rich-text';
import {$setBlocksType} from '@lexical/selection';
import {
  $createParagraphNode,
  $getRoot,
  $getSelection,
  $isRangeSelection,
  type ElementFormatType,
  type ElementNode,
  FORMAT_ELEMENT_COMMAND,
  FORMAT_TEXT_COMMAND,
  type LexicalEditor,
  type TextFormatType,
} from 'lexical';

import type {BlockType} from './toolbar-state';

/** Turns a text format of the selection on or off. */
export function toggleFormat(editor: LexicalEditor, format: TextFormatType): void {
  editor.update(() => {
    $ensureSelection();
    editor.dispatchCommand(FORMAT_TEXT_COMMAND, format);
  });
}

/** Aligns the selected blocks. */
export function align(editor: LexicalEditor, alignment: ElementFormatType): void {
  editor.update(() => {
    $ensureSelection();
    editor.dispatchCommand(FORMAT_ELEMENT_COMMAND, alignment);
  });
}

/** Turns the selected blocks into `block`, or back into paragraphs if they already are. */
export function toggleBlock(
  editor: LexicalEditor,
  block: BlockType,
  current: BlockType,
): void {
  editor.update(() => {
    $ensureSelection();
    const isList = current === 'bullet' || current === 'number';
    if (isList && (block === current || (block !== 'bullet' && block !== 'number'))) {
      editor.dispatchCommand(REMOVE_LIST_COMMAND, undefined);
    }
    $turnInto(editor, block === current ? 'paragraph' : block);
  });
}

function $turnInto(editor: LexicalEditor, block: BlockType): void {
  const selection = $getSelection();
  if (block === 'bullet') {
    editor.dispatchCommand(INSERT_UNORDERED_LIST_COMMAND, undefined);
  } else if (block === 'number') {
    editor.dispatchCommand(INSERT_ORDERED_LIST_COMMAND, undefined);
  } else if ($isRangeSelection(selection)) {
    $setBlocksType(selection, BLOCK_FACTORIES[block]);
  }
}

const BLOCK_FACTORIES: Record<
  Exclude<BlockType, 'bullet' | 'number'>,
  () => ElementNode
> = {
  paragraph: $createParagraphNode,
  h2: () => $createHeadingNode('h2'),
  h3: () => $createHeadingNode('h3'),
  quote: $createQuoteNode,
};

/** If nobody has clicked into the text yet, the button acts on the end of the document. */
function $ensureSelection(): void {
  if ($getSelection() === null) $getRoot().selectEnd();
}
