import {formatKeyboardShortcut} from '@lexical/extension';
import {useExtensionDependency} from '@lexical/react/useExtensionComponent';
import {useExtensionSignalValue} from '@lexical/react/useExtensionSignalValue';
import {CONTROL_OR_META} from 'lexical';
import type {ReactNode} from 'react';

import {LinkEditorExtension} from './link-editor';

/** Links the selected words, for users who don't know the shortcut. */
export function LinkButton({children}: {children: ReactNode}): ReactNode {
  const {startEditing} = useExtensionDependency(LinkEditorExtension).output;
  const link = useExtensionSignalValue(LinkEditorExtension, 'link');
  const keys = formatKeyboardShortcut({key: 'k', modifiers: CONTROL_OR_META}).join('+');
  return (
    <button
      type="button"
      className="links-button"
      title={`Link (${keys})`}
      aria-pressed={link !== null}
      onMouseDown={(event) => {
        event.preventDefault();
      }}
      onClick={startEditing}
    >
      {children}
    </button>
  );
}
