import {$insertNodeToNearestRoot} from '@lexical/utils';
import {
  $createNodeSelection,
  $getNearestNodeFromDOMNode,
  $getRoot,
  $getSelection,
  $setSelection,
  CLICK_COMMAND,
  COMMAND_PRIORITY_EDITOR,
  COMMAND_PRIORITY_LOW,
  createCommand,
  defineExtension,
  isDOMNode,
  type LexicalCommand,
  mergeRegister,
} from 'lexical';

import {$createPageBreakNode, $isPageBreakNode, PageBreakNode} from './page-break-node';

/** Inserts a page break at the selection. */
export const INSERT_PAGE_BREAK_COMMAND: LexicalCommand<void> = createCommand(
  'INSERT_PAGE_BREAK_COMMAND',
);

/** Page breaks: inserted by a command, selected by a click, deleted as a unit. */
export const pageBreakExtension = defineExtension({
  name: 'playground/page-break',
  nodes: () => [PageBreakNode],
  register: (editor) =>
    mergeRegister(
      editor.registerCommand(
        INSERT_PAGE_BREAK_COMMAND,
        () => {
          if ($getSelection() === null) $getRoot().selectEnd();
          $insertNodeToNearestRoot($createPageBreakNode());
          return true;
        },
        COMMAND_PRIORITY_EDITOR,
      ),
      editor.registerCommand(
        CLICK_COMMAND,
        ({target}) => {
          const node = isDOMNode(target) ? $getNearestNodeFromDOMNode(target) : null;
          if (!$isPageBreakNode(node)) return false;
          const selection = $createNodeSelection();
          selection.add(node.getKey());
          $setSelection(selection);
          return true;
        },
        COMMAND_PRIORITY_LOW,
      ),
    ),
});
