import {getPeerDependencyFromEditor} from '@lexical/extension';
import type {EditorState, LexicalEditor, NodeKey} from 'lexical';

import type {captionsExtension} from './images/captions-extension';

/** Returns the state of the editor that a node contains, if it contains one. */
export function nestedState(
  editor: LexicalEditor,
  key: NodeKey,
): EditorState | undefined {
  const captions = getPeerDependencyFromEditor<typeof captionsExtension>(
    editor,
    'playground/image-captions',
  );
  return captions?.output.editors.get(key)?.getEditorState();
}
