import type {ReactNode, SyntheticEvent} from 'react';

import type {IconName} from './icons';
import {ToolIcon} from './ToolIcon';

interface ToolPanelProps {
  icon: IconName;
  label: string;
  children: ReactNode;
}

/** A button that shows a row of fields below the toolbar, and hides it again. */
export function ToolPanel({icon, label, children}: ToolPanelProps) {
  return (
    <details className="editor-tool-panel" onToggle={focusFirstField}>
      <summary className="editor-tool" title={label}>
        <ToolIcon name={icon} label={label} />
      </summary>
      {children}
    </details>
  );
}

function focusFirstField({currentTarget}: SyntheticEvent<HTMLDetailsElement>) {
  if (currentTarget.open) currentTarget.querySelector('input')?.focus();
}
