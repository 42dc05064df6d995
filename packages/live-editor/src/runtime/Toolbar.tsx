import {formatKeyboardShortcut} from '@lexical/extension';
import {HistoryExtension} from '@lexical/history';
import {useExtensionSignalValue} from '@lexical/react/useExtensionSignalValue';
import {useLexicalFocusManagerRef} from '@lexical/react/useLexicalFocusManagerRef';
import {useLexicalRovingTabIndexRef} from '@lexical/react/useLexicalRovingTabIndexRef';
import {
  CONTROL_OR_META,
  type EditorState,
  type KeyboardShortcutMatch,
  type LexicalEditor,
  REDO_COMMAND,
  UNDO_COMMAND,
} from 'lexical';
import {type ReactNode, type RefCallback, useCallback} from 'react';

import layout from '../LiveEditor.module.css';
import styles from './editor.module.css';
import {ICONS, type IconName} from './icons';
import {toggleFormat, toggleHeading, toggleList} from './toolbar-actions';
import {readToolbar} from './toolbar-model';

interface ToolbarProps {
  editor: LexicalEditor;
  editorState: EditorState;
  label: string;
}

/** The buttons over the text; arrow keys move along them, Escape returns to the text. */
export function Toolbar({editor, editorState, label}: ToolbarProps): ReactNode {
  const ref = useToolbarRef();
  const {bold, italic, heading, list} = readToolbar(editorState);
  const canUndo = useExtensionSignalValue(HistoryExtension, 'canUndo');
  const canRedo = useExtensionSignalValue(HistoryExtension, 'canRedo');
  return (
    <div ref={ref} role="toolbar" aria-label={label} className={layout.bar}>
      <ToolbarButton
        icon="bold"
        label="Bold"
        shortcut={{key: 'b', modifiers: CONTROL_OR_META}}
        pressed={bold}
        onClick={() => {
          toggleFormat(editor, 'bold');
        }}
      />
      <ToolbarButton
        icon="italic"
        label="Italic"
        shortcut={{key: 'i', modifiers: CONTROL_OR_META}}
        pressed={italic}
        onClick={() => {
          toggleFormat(editor, 'italic');
        }}
      />
      <span className={styles.separator} />
      <ToolbarButton
        icon="heading"
        label="Heading"
        pressed={heading}
        onClick={() => {
          toggleHeading(editor, heading);
        }}
      />
      <ToolbarButton
        icon="list"
        label="Bulleted list"
        pressed={list}
        onClick={() => {
          toggleList(editor, list);
        }}
      />
      <span className={styles.separator} />
      <ToolbarButton
        icon="undo"
        label="Undo"
        shortcut={{key: 'z', modifiers: CONTROL_OR_META}}
        disabled={!canUndo}
        onClick={() => editor.dispatchCommand(UNDO_COMMAND, undefined)}
      />
      <ToolbarButton
        icon="redo"
        label="Redo"
        disabled={!canRedo}
        onClick={() => editor.dispatchCommand(REDO_COMMAND, undefined)}
      />
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

interface ToolbarButtonProps {
  icon: IconName;
  label: string;
  shortcut?: KeyboardShortcutMatch;
  pressed?: boolean;
  disabled?: boolean;
  onClick: () => void;
}

function ToolbarButton(props: ToolbarButtonProps): ReactNode {
  const {icon, label, shortcut, pressed, disabled = false, onClick} = props;
  return (
    <button
      type="button"
      className={styles.toolbarButton}
      aria-label={label}
      aria-pressed={pressed}
      // Not `disabled`: a button that is pressed last must not lose the focus.
      aria-disabled={disabled}
      title={
        shortcut ? `${label} (${formatKeyboardShortcut(shortcut).join('+')})` : label
      }
      onMouseDown={(event) => {
        // The text keeps its focus and with it the visible selection.
        event.preventDefault();
      }}
      onClick={disabled ? undefined : onClick}
    >
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <path d={ICONS[icon]} />
      </svg>
    </button>
  );
}
