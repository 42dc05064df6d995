import {$createParagraphNode, $createTextNode, $getRoot} from 'lexical';

/** Adds a paragraph to the end of the document. */
export function $appendLine(text: string) {
  $getRoot().append($createParagraphNode().append($createTextNode(text)));
}
