import {formatKeyboardShortcut} from '@lexical/extension';
import {useExtensionDependency} from '@lexical/react/useExtensionComponent';
import {useExtensionSignalValue} from '@lexical/react/useExtensionSignalValue';
import {CONTROL_OR_META} from 'lexical';
import type {ReactNode} from 'react';

import {LinkEditorExtension} from './link-editor';

/** Links the selected words, for everyone who does not know the key. */
export function LinkButton(): ReactNode {
  const {startEditing} = useExtensionDependency(LinkEditorExtension).output;
  const link = useExtensionSignalValue(LinkEditorExtension, 'link');
  const keys = formatKeyboardShortcut({key: 'k', modifiers: CONTROL_OR_META}).join('+');
  return (
    <>
      <button
        type="button"
        className="links-button"
        aria-pressed={link !== null}
        onMouseDown={(event) => {
          event.preventDefault();
        }}
        onClick={startEditing}
      >
        Link
      </button>
      <span className="links-hint">
        Select words, then <kbd>{keys}</kbd>
      </span>
    </>
  );
}
