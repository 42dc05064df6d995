import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {useExtensionSignalValue} from '@lexical/react/useExtensionSignalValue';
import {useLexicalFocusManagerRef} from '@lexical/react/useLexicalFocusManagerRef';
import {useLexicalRovingTabIndexRef} from '@lexical/react/useLexicalRovingTabIndexRef';
import {type ReactNode, type RefCallback, useCallback} from 'react';

import {TABLE_ACTIONS} from './table-actions';
import {TableStateExtension} from './table-state';

interface ToolbarProps {
  label: string;
  /** Whether it is there only while the caret is in a table. */
  inTableOnly?: boolean;
}

/** One stop for Tab; Alt+F10 leads here from the text, Escape back. */
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
          // Not `disabled`: the arrow keys still reach it, and its name can be read.
          aria-disabled={!isEnabled(state)}
          onMouseDown={(event) => {
            event.preventDefault();
          }}
          onClick={() => {
            if (!isEnabled(state)) return;
            // After a key press the button has the focus, and the text is where work goes on.
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
