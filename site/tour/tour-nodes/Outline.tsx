import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {$getRoot, type EditorState} from 'lexical';
import {useEffect, useState} from 'react';

/** The blocks of the document, by their types. */
export function Outline() {
  const [editor] = useLexicalComposerContext();
  const [blocks, setBlocks] = useState(() => readBlocks(editor.getEditorState()));
  useEffect(
    () =>
      editor.registerUpdateListener(({editorState}) => {
        setBlocks(readBlocks(editorState));
      }),
    [editor],
  );
  return (
    <ol className="tour-nodes-outline" aria-label="Blocks of the document">
      {blocks.map((block, index) => (
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
