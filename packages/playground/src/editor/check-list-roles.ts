import {$isListNode, ListNode} from '@lexical/list';
import {$getNodeByKey, defineExtension} from 'lexical';

/** Items of check lists are checkboxes to screen readers, which a list may not hold but a group may. */
export const checkListRoles = defineExtension({
  name: 'playground/check-list-roles',
  register: (editor) =>
    editor.registerMutationListener(ListNode, (mutations) => {
      // `editor.read` would commit what waits, before the history has heard of this commit.
      editor.getEditorState().read(() => {
        for (const [key, mutation] of mutations) {
          const node = mutation === 'destroyed' ? null : $getNodeByKey(key);
          if (!$isListNode(node)) continue;
          const element = editor.getElementByKey(key);
          if (node.getListType() === 'check') element?.setAttribute('role', 'group');
          else element?.removeAttribute('role');
        }
      });
    }),
});
