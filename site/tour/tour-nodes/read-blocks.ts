import {$getRoot, type EditorState} from 'lexical';

/** The blocks of the document, by their types. */
export function readBlocks(editorState: EditorState) {
  return editorState.read(() =>
    $getRoot()
      .getChildren()
      .map((node) => `${node.getType()}: ${node.getTextContent()}`),
  );
}
