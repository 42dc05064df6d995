import {$isListNode, ListNode} from '@lexical/list';
import {$getNodeByKey, defineExtension} from 'lexical';

/**
 * Check list items have the role `checkbox`, which isn't allowed in a list but is allowed in a
 * group.
 */
export const checkListRoles = defineExtension({
  name: 'playground/check-list-roles',
  register: (editor) =>
    editor.registerMutationListener(ListNode, (mutations) => {
      // `editor.read` would commit pending updates before the history has seen this commit.
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
