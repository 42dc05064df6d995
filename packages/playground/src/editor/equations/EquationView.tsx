import {useLexicalComposerContext} from '@lexical/react/LexicalComposerContext';
import {useLexicalNodeSelection} from '@lexical/react/useLexicalNodeSelection';
import clsx from 'clsx';
import type {NodeKey} from 'lexical';
import type {ReactNode} from 'react';

import {OPEN_DIALOG_COMMAND} from '../commands';
import {DrawnEquation} from './DrawnEquation';
import type {Equation} from './equation';
import styles from './equation.module.css';

interface EquationViewProps {
  nodeKey: NodeKey;
  equation: Equation;
}

/** An equation in the document; a click selects it, a double click opens its dialog. */
export function EquationView({nodeKey, equation}: EquationViewProps): ReactNode {
  const [editor] = useLexicalComposerContext();
  const [isSelected] = useLexicalNodeSelection(nodeKey);
  return (
    <span
      className={clsx(styles.equation, isSelected && styles.selected)}
      onDoubleClick={() => {
        if (editor.isEditable()) {
          editor.dispatchCommand(OPEN_DIALOG_COMMAND, 'equation');
        }
      }}
    >
      <DrawnEquation {...equation} />
    </span>
  );
}
