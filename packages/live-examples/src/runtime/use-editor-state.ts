import type {EditorState, LexicalEditor, NodeKey} from 'lexical';
import {useCallback, useEffect, useState, useSyncExternalStore} from 'react';

/** Returns the editor's current state and renders again after every update. */
export function useEditorState(editor: LexicalEditor): EditorState {
  const subscribe = useCallback(
    (onChange: () => void) => editor.registerUpdateListener(onChange),
    [editor],
  );
  const getSnapshot = useCallback(() => editor.getEditorState(), [editor]);
  return useSyncExternalStore(subscribe, getSnapshot);
}

const NO_KEYS: ReadonlySet<NodeKey> = new Set();

/** Returns the keys of the nodes that the last update changed; moving the caret doesn't change them. */
export function useChangedKeys(editor: LexicalEditor): ReadonlySet<NodeKey> {
  const [keys, setKeys] = useState(NO_KEYS);
  useEffect(
    () =>
      editor.registerUpdateListener(({dirtyElements, dirtyLeaves, prevEditorState}) => {
        if (prevEditorState.isEmpty()) return;
        const changed = new Set(dirtyLeaves);
        for (const [key, intentionally] of dirtyElements) {
          // Lexical marks the root in every change, so that its transforms run last.
          if (intentionally && key !== 'root') changed.add(key);
        }
        if (changed.size > 0) setKeys(changed);
      }),
    [editor],
  );
  return keys;
}
