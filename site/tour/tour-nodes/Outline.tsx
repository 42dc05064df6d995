import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {$getRoot, type EditorState} from 'lexical';
import {useSyncExternalStore} from 'react';

/** The blocks of the document, by their types. */
export function Outline() {
  const [editor] = useLexicalComposerContext();
  const editorState = useSyncExternalStore(
    (onChange) => editor.registerUpdateListener(onChange),
    () => editor.getEditorState(),
  );
  return (
    <ol className="tour-nodes-outline" aria-label="Blocks of the document">
      {readBlocks(editorState).map((block, index) => (
        <li key={index}>{block}</li>
      ))}
    </ol>
  );
}

function readBlocks(editorState: EditorState) {
  return editorState.read(() =>
    $getRoot()
      .getChildren()
      .map((node) => `${node.getType()}, ${node.getTextContentSize()} characters`),
  );
}
