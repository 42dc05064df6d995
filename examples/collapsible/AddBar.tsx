import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import type {ReactNode} from 'react';

import {INSERT_COLLAPSIBLE_COMMAND} from './collapsible-extension';

/** Adds a question at the caret. */
export function AddBar(): ReactNode {
  const [editor] = useLexicalComposerContext();
  return (
    <div className="collapsible-bar">
      <button
        type="button"
        className="collapsible-button"
        onClick={() => {
          editor.focus();
          editor.dispatchCommand(INSERT_COLLAPSIBLE_COMMAND, undefined);
        }}
      >
        Add a question
      </button>
    </div>
  );
}
