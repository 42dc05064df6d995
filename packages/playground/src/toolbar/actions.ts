import {$createLinkNode, TOGGLE_LINK_COMMAND} from '@lexical/link';
import {$patchStyleText} from '@lexical/selection';
import {
  $createTextNode,
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

/** Sets a CSS property of the selected text; null takes it away. */
export function setTextStyle(
  editor: LexicalEditor,
  property: 'color' | 'background-color' | 'font-family' | 'font-size',
  value: string | null,
  tag?: string,
): void {
  const $change = (): void => {
    $ensureSelection();
    const selection = $getSelection();
    if (selection !== null) $patchStyleText(selection, {[property]: value});
  };
  editor.update($change, tag === undefined ? {} : {tag});
}

/** Links the selected text, or inserts the address itself where nothing is selected. */
export function setLink(editor: LexicalEditor, url: string): void {
  editor.update(() => {
    $ensureSelection();
    const selection = $getSelection();
    if (!$isRangeSelection(selection)) return;
    const isInLink = selection
      .getNodes()
      .some((node) => node.getParent()?.getType() === 'link');
    if (selection.isCollapsed() && !isInLink) {
      selection.insertNodes([$createLinkNode(url).append($createTextNode(url))]);
    } else {
      editor.dispatchCommand(TOGGLE_LINK_COMMAND, url);
    }
  });
}

/** A button pressed before the text was ever touched acts on the end of the document. */
function $ensureSelection(): void {
  if ($getSelection() === null) $getRoot().selectEnd();
}
