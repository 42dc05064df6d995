import {createHeadlessEditor} from '@lexical/headless';
import {LinkNode} from '@lexical/link';
import {ListItemNode, ListNode} from '@lexical/list';
import {HeadingNode} from '@lexical/rich-text';
import type {EditorState} from 'lexical';

/** Returns the state of a new editor after one update. */
export function stateAfter($update: () => void): EditorState {
  const editor = createHeadlessEditor({
    nodes: [HeadingNode, ListNode, ListItemNode, LinkNode],
    onError: (error) => {
      throw error;
    },
  });
  editor.update($update, {discrete: true});
  return editor.getEditorState();
}
