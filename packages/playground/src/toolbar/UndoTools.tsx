import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {REDO_COMMAND, UNDO_COMMAND} from 'lexical';
import type {ReactNode} from 'react';

import {Tool} from '../ui/Tool';
import styles from './toolbar.module.css';
import {useUndoState} from './use-undo-state';

/** Undo and redo. */
export function UndoTools(): ReactNode {
  const [editor] = useLexicalComposerContext();
  const {canUndo, canRedo} = useUndoState();
  return (
    <div className={styles.group}>
      <Tool
        label="Undo"
        icon="undo"
        hint="Ctrl+Z"
        disabled={!canUndo}
        onUse={() => editor.dispatchCommand(UNDO_COMMAND, undefined)}
      />
      <Tool
        label="Redo"
        icon="redo"
        hint="Ctrl+Y"
        disabled={!canRedo}
        onUse={() => editor.dispatchCommand(REDO_COMMAND, undefined)}
      />
    </div>
  );
}
