import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {useExtensionSignalValue} from '@lexical/react/useExtensionSignalValue';
import {useLexicalFocusManagerRef} from '@lexical/react/useLexicalFocusManagerRef';
import {useLexicalRovingTabIndexRef} from '@lexical/react/useLexicalRovingTabIndexRef';
import {type ReactNode, type RefCallback, useCallback} from 'react';

import {TABLE_ACTIONS} from './table-actions';
import {TableStateExtension} from './table-state';

interface ToolbarProps {
  label: string;
  /** Whether the button is shown only while the caret is in a table. */
  inTableOnly?: boolean;
}

/** One Tab stop. Alt+F10 moves here from the text, and Escape moves back. */
export function TableToolbar({label, inTableOnly = false}: ToolbarProps): ReactNode {
  const [editor] = useLexicalComposerContext();
  const state = useExtensionSignalValue(TableStateExtension, 'table');
  const ref = useToolbarRef();
  if (inTableOnly && !state.isInTable) return null;
  return (
    <div ref={ref} role="toolbar" aria-label={label} className="tables-toolbar">
      {TABLE_ACTIONS.map(({label: name, isEnabled, isPressed, $run}) => (
        <button
          key={name}
          type="button"
          className="tables-button"
          aria-pressed={isPressed?.(state)}
          // Not `disabled`, so that the arrow keys still reach it and screen readers read its name.
          aria-disabled={!isEnabled(state)}
          onMouseDown={(event) => {
            event.preventDefault();
          }}
          onClick={() => {
            if (!isEnabled(state)) return;
            // After a key press, the button has the focus, but the user wants to continue in the text.
            editor.getRootElement()?.focus({preventScroll: true});
            editor.update(() => $run(editor));
          }}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

function useToolbarRef(): RefCallback<HTMLElement> {
  const rovingRef = useLexicalRovingTabIndexRef();
  const focusManagerRef = useLexicalFocusManagerRef();
  return useCallback(
    (element: HTMLElement | null) => {
      rovingRef(element);
      focusManagerRef(element);
    },
    [rovingRef, focusManagerRef],
  );
}
