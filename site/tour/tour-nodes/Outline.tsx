import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {useSyncExternalStore} from 'react';

import {readBlocks} from './read-blocks';

/** The blocks of the document, after every change. */
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
