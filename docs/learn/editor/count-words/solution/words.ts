import {$getRoot, type EditorState, type LexicalEditor} from 'lexical';

/** Tells how many words the document has, now and whenever it changes. */
export function watchWords(
  editor: LexicalEditor,
  show: (words: number) => void,
): () => void {
  const count = (editorState: EditorState): void => {
    const text = editorState.read(() => $getRoot().getTextContent());
    show(text.split(/\s+/).filter((word) => word !== '').length);
  };
  count(editor.getEditorState());
  return editor.registerUpdateListener(({editorState}) => count(editorState));
}
