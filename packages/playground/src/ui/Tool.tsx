import clsx from 'clsx';
import type {ReactNode} from 'react';

import {Icon} from './Icon';
import type {IconName} from './icons';
import styles from './ui.module.css';

interface ToolProps {
  label: string;
  icon: IconName;
  /** Set for tools that are on or off. */
  pressed?: boolean;
  disabled?: boolean;
  /** The keyboard shortcut. */
  hint?: string;
  className?: string | undefined;
  onUse: () => void;
}

/** A toolbar button. Pressing it with a pointer doesn't move the focus or the selection. */
export function Tool(props: ToolProps): ReactNode {
  const {label, icon, pressed, disabled, hint, className, onUse} = props;
  return (
    <button
      type="button"
      className={clsx(styles.tool, className)}
      aria-label={label}
      title={hint ? `${label} (${hint})` : label}
      aria-pressed={pressed}
      aria-disabled={disabled}
      data-roving-item
      onMouseDown={(event) => {
        event.preventDefault();
      }}
      onClick={() => {
        if (!disabled) onUse();
      }}
    >
      <Icon name={icon} />
    </button>
  );
}
