import {DOMRenderExtension, domOverride} from '@lexical/html';
import {$isListNode, ListItemNode, ListNode} from '@lexical/list';
import {configExtension, defineExtension} from 'lexical';

/**
 * Check boxes are no list items: a screen reader that finds them in a `<ul>` may announce neither.
 * The list becomes a group of boxes, and the item that only holds a nested list says nothing.
 */
export const CheckListRolesExtension = defineExtension({
  name: 'check-lists/CheckListRoles',
  dependencies: [
    configExtension(DOMRenderExtension, {
      overrides: [
        domOverride([ListNode], {
          $decorateDOM: (list, _previous, element) => {
            if (list.getListType() === 'check') element.setAttribute('role', 'group');
            else element.removeAttribute('role');
          },
        }),
        domOverride([ListItemNode], {
          $decorateDOM: (item, _previous, element) => {
            if ($isListNode(item.getFirstChild())) element.setAttribute('role', 'none');
          },
        }),
      ],
    }),
  ],
});
