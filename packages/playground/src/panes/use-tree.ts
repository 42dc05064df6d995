import {getPeerDependencyFromEditor} from '@lexical/extension';
import type {EditorState, LexicalEditor, NodeKey, UpdateListenerPayload} from 'lexical';
import {useEffect, useState} from 'react';

import type {captionsExtension} from '../editor/images/captions-extension';
import {whenIdle} from '../ui/when-idle';
import {changesRows, readRows, type TreeRow} from './tree-model';

/** All rows of the tree, and the state with their content. */
export interface Tree {
  readonly state: EditorState;
  readonly rows: readonly TreeRow[];
}

/** The tree of an editor, which is updated when the page is idle. */
export function useTree(editor: LexicalEditor): Tree {
  const [tree, setTree] = useState(() => readTree(editor));
  useEffect(() => {
    let isStale = false;
    let cancel: (() => void) | null = null;
    const refresh = (): void => {
      cancel = null;
      const isRead = isStale;
      isStale = false;
      setTree(({rows}) =>
        isRead ? readTree(editor) : {state: editor.getEditorState(), rows},
      );
    };
    const stop = editor.registerUpdateListener((update) => {
      isStale ||= changesRows(update) || changesNested(editor, update);
      cancel ??= whenIdle(refresh);
    });
    // The editor may have received its content after the first render.
    isStale = true;
    refresh();
    return () => {
      stop();
      cancel?.();
    };
  }, [editor]);
  return tree;
}

function readTree(editor: LexicalEditor): Tree {
  const state = editor.getEditorState();
  return {state, rows: readRows(state, (key) => nestedState(editor, key))};
}

/** A change in a nested editor is also written to the node that contains the editor. */
function changesNested(
  editor: LexicalEditor,
  {dirtyLeaves}: UpdateListenerPayload,
): boolean {
  return [...dirtyLeaves].some((key) => nestedState(editor, key) !== undefined);
}

/** Returns the state of the editor that a node contains, if it contains one. */
function nestedState(editor: LexicalEditor, key: NodeKey): EditorState | undefined {
  const captions = getPeerDependencyFromEditor<typeof captionsExtension>(
    editor,
    'playground/image-captions',
  );
  return captions?.output.editors.get(key)?.getEditorState();
}
