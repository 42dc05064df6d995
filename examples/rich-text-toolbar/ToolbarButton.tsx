import {formatKeyboardShortcut} from '@lexical/extension';
import type {KeyboardShortcutMatch} from 'lexical';
import type {ReactNode} from 'react';

import {ICONS} from './icons';

interface ToolbarButtonProps {
  icon: string;
  label: string;
  shortcut?: KeyboardShortcutMatch | undefined;
  pressed?: boolean;
  disabled?: boolean;
  onClick: () => void;
}

/** A button of the toolbar: an icon with a name, a tooltip and, for toggles, a state. */
export function ToolbarButton({
  icon,
  label,
  shortcut,
  pressed,
  disabled = false,
  onClick,
}: ToolbarButtonProps): ReactNode {
  const keys = shortcut ? ` (${formatKeyboardShortcut(shortcut).join('+')})` : '';
  return (
    <button
      type="button"
      className="rich-text-toolbar-button"
      aria-label={label}
      aria-pressed={pressed}
      // Not `disabled`: the arrow keys still reach it, and its name can be read.
      aria-disabled={disabled}
      title={label + keys}
      onMouseDown={(event) => {
        // The text keeps its focus, and with it the visible selection.
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
