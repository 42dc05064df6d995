import {DOMRenderExtension, domOverride} from '@lexical/html';
import {$isListNode, ListItemNode, ListNode} from '@lexical/list';
import {configExtension, defineExtension} from 'lexical';

/**
 * Check boxes aren't list items, so a screen reader that finds them in a `<ul>` may announce
 * neither. The list becomes a group of boxes, and an item that contains only a nested list isn't
 * announced.
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
