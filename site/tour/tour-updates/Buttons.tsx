import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {UNDO_COMMAND} from 'lexical';

import {appendLines} from './append-lines';

/** One update with two changes, and the way back. */
export function Buttons() {
  const [editor] = useLexicalComposerContext();
  const undo = () => editor.dispatchCommand(UNDO_COMMAND, undefined);
  return (
    <div className="tour-updates-buttons">
      <button
        type="button"
        onClick={() => {
          appendLines(editor, ['Two lines,', 'one step back.']);
        }}
      >
        Add two lines
      </button>
      <button type="button" onClick={undo}>
        Undo
      </button>
    </div>
  );
}
