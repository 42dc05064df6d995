import {$isListItemNode} from '@lexical/list';
import {
  $findMatchingParent,
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_EDITOR,
  defineExtension,
  INDENT_CONTENT_COMMAND,
  KEY_TAB_COMMAND,
  OUTDENT_CONTENT_COMMAND,
} from 'lexical';

/** Tab nests the task at the caret, no matter where in the line the caret is. Shift+Tab moves it back. */
export const NestOnTabExtension = defineExtension({
  name: 'check-lists/NestOnTab',
  register: (editor) =>
    editor.registerCommand(
      KEY_TAB_COMMAND,
      (event) => {
        // Outside of lists, Tab still leaves the editor.
        if (!$isInList()) return false;
        event.preventDefault();
        return editor.dispatchCommand(
          event.shiftKey ? OUTDENT_CONTENT_COMMAND : INDENT_CONTENT_COMMAND,
          undefined,
        );
      },
      COMMAND_PRIORITY_EDITOR,
    ),
});

function $isInList(): boolean {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return false;
  return $findMatchingParent(selection.anchor.getNode(), $isListItemNode) !== null;
}
