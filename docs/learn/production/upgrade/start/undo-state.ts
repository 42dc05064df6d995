import {CAN_UNDO_COMMAND, COMMAND_PRIORITY_LOW, type LexicalEditor} from 'lexical';

/** Tells whether there is something to undo, now and whenever that changes. */
export function watchUndo(
  editor: LexicalEditor,
  show: (canUndo: boolean) => void,
): () => void {
  return editor.registerCommand(
    CAN_UNDO_COMMAND,
    (canUndo) => {
      show(canUndo);
      return false;
    },
    COMMAND_PRIORITY_LOW,
  );
}
