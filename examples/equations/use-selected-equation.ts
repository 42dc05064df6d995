import {
  $getSelection,
  $isNodeSelection,
  type EditorState,
  type LexicalEditor,
  type NodeKey,
} from 'lexical';
import {useEffect, useState} from 'react';

import {EquationNode} from './equation-node';

/** An equation that is selected as a whole. */
export interface SelectedEquation {
  readonly key: NodeKey;
  readonly source: string;
}

/** Returns the selected equation, or null. */
export function useSelectedEquation(editor: LexicalEditor): SelectedEquation | null {
  const [selected, setSelected] = useState(() => readSelected(editor.getEditorState()));
  useEffect(
    () =>
      editor.registerUpdateListener(({editorState}) => {
        setSelected(readSelected(editorState));
      }),
    [editor],
  );
  return selected;
}

function readSelected(state: EditorState): SelectedEquation | null {
  return state.read(() => {
    const selection = $getSelection();
    const [node] = $isNodeSelection(selection) ? selection.getNodes() : [];
    return node instanceof EquationNode
      ? {key: node.getKey(), source: node.getSource()}
      : null;
  });
}
