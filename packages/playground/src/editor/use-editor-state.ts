import type {EditorState, LexicalEditor} from 'lexical';
import {useCallback, useSyncExternalStore} from 'react';

/** The editor's current state, after each update. */
export function useEditorState(editor: LexicalEditor): EditorState {
  const subscribe = useCallback(
    (onChange: () => void) => editor.registerUpdateListener(onChange),
    [editor],
  );
  return useSyncExternalStore(subscribe, () => editor.getEditorState());
}
