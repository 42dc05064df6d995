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

/** A toolbar button: an icon with a name, a tooltip and, for toggles, a state. */
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
      // Not `disabled`, so that the arrow keys still reach it and screen readers read its name.
      aria-disabled={disabled}
      title={label + keys}
      onMouseDown={(event) => {
        // The text keeps the focus, so the selection stays visible.
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
