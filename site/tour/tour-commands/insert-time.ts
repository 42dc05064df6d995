import {$getRoot, $getSelection, createCommand} from 'lexical';
import {COMMAND_PRIORITY_EDITOR, defineExtension} from 'lexical';

export const INSERT_TIME_COMMAND = createCommand<Date>();

/** Answers the command by writing the time where the caret is. */
export const TimeExtension = defineExtension({
  name: 'tour-time',
  register: (editor) =>
    editor.registerCommand(
      INSERT_TIME_COMMAND,
      (time) => {
        const selection = $getSelection() ?? $getRoot().selectEnd();
        selection.insertText(`${time.toLocaleTimeString()} `);
        return true;
      },
      COMMAND_PRIORITY_EDITOR,
    ),
});
