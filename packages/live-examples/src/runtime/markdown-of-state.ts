import {$convertToMarkdownString, TRANSFORMERS} from '@lexical/markdown';
import type {EditorState, LexicalEditor} from 'lexical';

/** Returns a document as Markdown; nodes without a Markdown form are exported as their text. */
export function markdownOfState(
  editor: LexicalEditor,
  editorState: EditorState,
): string {
  return editorState.read(() => $convertToMarkdownString(TRANSFORMERS), {editor});
}
