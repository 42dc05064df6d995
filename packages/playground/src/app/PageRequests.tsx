import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {COMMAND_PRIORITY_EDITOR, mergeRegister} from 'lexical';
import {useEffect} from 'react';

import {OPEN_DIALOG_COMMAND, SHOW_PROBLEM_COMMAND} from '../editor/commands';
import {usePlayground} from './playground-context';

/** Passes requests of extensions on to the page. */
export function PageRequests(): null {
  const [editor] = useLexicalComposerContext();
  const {openDialog, showProblem} = usePlayground();
  useEffect(
    () =>
      mergeRegister(
        editor.registerCommand(
          OPEN_DIALOG_COMMAND,
          (dialog) => {
            openDialog(dialog);
            return true;
          },
          COMMAND_PRIORITY_EDITOR,
        ),
        editor.registerCommand(
          SHOW_PROBLEM_COMMAND,
          (error) => {
            showProblem(error);
            return true;
          },
          COMMAND_PRIORITY_EDITOR,
        ),
      ),
    [editor, openDialog, showProblem],
  );
  return null;
}
