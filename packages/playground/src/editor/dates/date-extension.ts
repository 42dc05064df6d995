import {
  $getNearestNodeFromDOMNode,
  $getRoot,
  $getSelection,
  $insertNodes,
  $isRangeSelection,
  CLICK_COMMAND,
  COMMAND_PRIORITY_EDITOR,
  COMMAND_PRIORITY_LOW,
  createCommand,
  defineExtension,
  isDOMNode,
  type LexicalCommand,
  mergeRegister,
} from 'lexical';

import {OPEN_DIALOG_COMMAND} from '../commands';
import {$createDateNode, $isDateNode, DateNode} from './date-node';

/**
 * Changes the selected date, or inserts one at the caret. The payload is `2026-03-01` or
 * `2026-03-01T09:30`.
 */
export const SET_DATE_COMMAND: LexicalCommand<string> =
  createCommand('SET_DATE_COMMAND');

/** Dates: inserted and changed by a command; a click opens the dialog that changes them. */
export const dateExtension = defineExtension({
  name: 'playground/date',
  nodes: () => [DateNode],
  register: (editor) =>
    mergeRegister(
      editor.registerCommand(
        SET_DATE_COMMAND,
        (date) => {
          const selected = $selectedDate();
          if (selected) {
            selected.setDateTime(date);
            return true;
          }
          if ($getSelection() === null) $getRoot().selectEnd();
          $insertNodes([$createDateNode(date)]);
          return true;
        },
        COMMAND_PRIORITY_EDITOR,
      ),
      editor.registerCommand(
        CLICK_COMMAND,
        ({target}) => {
          const node = isDOMNode(target) ? $getNearestNodeFromDOMNode(target) : null;
          if (!$isDateNode(node) || !editor.isEditable()) return false;
          node.select(0);
          return editor.dispatchCommand(OPEN_DIALOG_COMMAND, 'date');
        },
        COMMAND_PRIORITY_LOW,
      ),
    ),
});

/** Returns the date if it's the only selected node; otherwise null. */
export function $selectedDate(): DateNode | null {
  const selection = $getSelection();
  const nodes = $isRangeSelection(selection) ? selection.getNodes() : [];
  return nodes.length === 1 && $isDateNode(nodes[0]) ? nodes[0] : null;
}
