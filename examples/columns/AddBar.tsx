import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import type {ReactNode} from 'react';

import {INSERT_COLUMNS_COMMAND} from './columns-extension';

/** Adds columns at the caret. */
export function AddBar(): ReactNode {
  const [editor] = useLexicalComposerContext();
  return (
    <div className="columns-bar">
      {[2, 3].map((count) => (
        <button
          key={count}
          type="button"
          className="columns-button"
          onClick={() => {
            editor.focus();
            editor.dispatchCommand(INSERT_COLUMNS_COMMAND, count);
          }}
        >
          {count} columns
        </button>
      ))}
    </div>
  );
}
