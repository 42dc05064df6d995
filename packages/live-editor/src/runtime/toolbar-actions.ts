import {INSERT_UNORDERED_LIST_COMMAND, REMOVE_LIST_COMMAND} from '@lexical/list';
import {$createHeadingNode} from '@lexical/rich-text';
import {$setBlocksType} from '@lexical/selection';
import {
  $createParagraphNode,
  $getRoot,
  $getSelection,
  $isRangeSelection,
  FORMAT_TEXT_COMMAND,
  type LexicalEditor,
  type TextFormatType,
} from 'lexical';

/** Turns a text format of the selection on or off. */
export function toggleFormat(editor: LexicalEditor, format: TextFormatType): void {
  editor.update(() => {
    $ensureSelection();
    editor.dispatchCommand(FORMAT_TEXT_COMMAND, format);
  });
}

/** Makes the selected blocks headings, or paragraphs where they are headings. */
export function toggleHeading(editor: LexicalEditor, isHeading: boolean): void {
  editor.update(() => {
    $ensureSelection();
    const selection = $getSelection();
    if (!$isRangeSelection(selection)) return;
    $setBlocksType(selection, () =>
      isHeading ? $createParagraphNode() : $createHeadingNode('h3'),
    );
  });
}

/** Makes the selected blocks a bulleted list, or takes them out of theirs. */
export function toggleList(editor: LexicalEditor, isList: boolean): void {
  editor.update(() => {
    $ensureSelection();
    editor.dispatchCommand(
      isList ? REMOVE_LIST_COMMAND : INSERT_UNORDERED_LIST_COMMAND,
      undefined,
    );
  });
}

/** A button pressed before the text was ever touched acts on the end of the document. */
function $ensureSelection(): void {
  if ($getSelection() === null) $getRoot().selectEnd();
}
