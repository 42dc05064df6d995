import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  HISTORY_PUSH_TAG,
  type LexicalEditor,
} from 'lexical';

/** Adds paragraphs to the document: one update, one step to undo. */
export function appendLines(editor: LexicalEditor, lines: string[]) {
  const $appendLines = () => {
    for (const line of lines) {
      const paragraph = $createParagraphNode();
      $getRoot().append(paragraph.append($createTextNode(line)));
    }
  };
  editor.update($appendLines, {tag: HISTORY_PUSH_TAG});
}
