import {$convertToMarkdownString, TRANSFORMERS} from '@lexical/markdown';
import type {EditorState, LexicalEditor} from 'lexical';

/** Returns a document as Markdown; what Markdown has no form for comes as its text. */
export function markdownOfState(
  editor: LexicalEditor,
  editorState: EditorState,
): string {
  return editorState.read(() => $convertToMarkdownString(TRANSFORMERS), {editor});
}
