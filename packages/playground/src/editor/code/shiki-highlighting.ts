import {
  registerCodeHighlighting as register,
  ShikiTokenizer,
} from '@lexical/code-shiki';
import type {LexicalEditor} from 'lexical';

/** One dark theme for both color modes: Shiki writes its colors into the document. */
const THEME = 'github-dark';

/** Starts highlighting with Shiki, which loads grammars and themes on demand. */
export function registerCodeHighlighting(editor: LexicalEditor): () => void {
  return register(editor, {...ShikiTokenizer, defaultTheme: THEME});
}
