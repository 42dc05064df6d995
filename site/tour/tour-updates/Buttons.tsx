import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {HISTORY_PUSH_TAG, UNDO_COMMAND} from 'lexical';

import {$appendLine} from './append-line';

/** One update with two changes, and the way back. */
export function Buttons() {
  const [editor] = useLexicalComposerContext();
  const addLines = () => {
    editor.update(
      () => {
        $appendLine('Two lines,');
        $appendLine('one step back.');
      },
      {tag: HISTORY_PUSH_TAG},
    );
  };
  const undo = () => editor.dispatchCommand(UNDO_COMMAND, undefined);
  return (
    <div className="tour-updates-buttons">
      <button type="button" onClick={addLines}>
        Add two lines
      </button>
      <button type="button" onClick={undo}>
        Undo
      </button>
    </div>
  );
}
