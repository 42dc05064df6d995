import {getPeerDependencyFromEditor} from '@lexical/extension';
import {HistoryExtension} from '@lexical/history';
import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {
  CAN_REDO_COMMAND,
  CAN_UNDO_COMMAND,
  COMMAND_PRIORITY_LOW,
  type LexicalEditor,
  mergeRegister,
} from 'lexical';
import {useEffect, useState} from 'react';

/** Whether there are steps to undo and redo, as reported by the history or by collaboration. */
export function useUndoState(): {canUndo: boolean; canRedo: boolean} {
  const [editor] = useLexicalComposerContext();
  const [canUndo, setCanUndo] = useState(
    () => historyOf(editor)?.canUndo.peek() ?? false,
  );
  const [canRedo, setCanRedo] = useState(
    () => historyOf(editor)?.canRedo.peek() ?? false,
  );
  useEffect(
    () =>
      mergeRegister(
        editor.registerCommand(
          CAN_UNDO_COMMAND,
          (can) => {
            setCanUndo(can);
            return false;
          },
          COMMAND_PRIORITY_LOW,
        ),
        editor.registerCommand(
          CAN_REDO_COMMAND,
          (can) => {
            setCanRedo(can);
            return false;
          },
          COMMAND_PRIORITY_LOW,
        ),
      ),
    [editor],
  );
  return {canUndo, canRedo};
}

/** A rebuilt editor starts with the history of the previous one. */
function historyOf(editor: LexicalEditor) {
  return getPeerDependencyFromEditor<typeof HistoryExtension>(
    editor,
    HistoryExtension.name,
  )?.output;
}
