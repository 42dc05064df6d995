import type {LexicalEditor} from 'lexical';
import {type ReactNode, useId, useState} from 'react';

import {
  $selectedEquation,
  SET_EQUATION_COMMAND,
} from '../editor/equations/equation-extension';
import {DrawnEquation} from '../editor/equations/DrawnEquation';
import {DialogActions} from '../ui/DialogActions';
import {ModalDialog} from '../ui/ModalDialog';
import uiStyles from '../ui/dialog.module.css';

const LONGEST_SOURCE = 2_000;
const NEW = {source: '', isDisplay: false};

interface EquationDialogProps {
  editor: LexicalEditor;
  onClose: () => void;
}

/** Asks for an equation in TeX, with a preview. */
export function EquationDialog({editor, onClose}: EquationDialogProps): ReactNode {
  const [former] = useState(() =>
    editor.read(() => $selectedEquation()?.getEquation() ?? null),
  );
  const [equation, setEquation] = useState(former ?? NEW);
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();
  const {source, isDisplay} = equation;
  const isEmpty = source.trim() === '';
  return (
    <ModalDialog
      title={former ? 'Change the equation' : 'Insert an equation'}
      onClose={onClose}
    >
      <form
        className={uiStyles.dialogBody}
        onSubmit={(event) => {
          event.preventDefault();
          if (isEmpty || problem !== null) return;
          onClose();
          editor.focus();
          editor.dispatchCommand(SET_EQUATION_COMMAND, equation);
        }}
      >
        <p className={uiStyles.field}>
          <label htmlFor={id}>TeX</label>
          <textarea
            id={id}
            required
            rows={3}
            spellCheck={false}
            maxLength={LONGEST_SOURCE}
            placeholder="\frac{a}{b}"
            value={source}
            aria-invalid={problem !== null && !isEmpty}
            aria-describedby={`${id}-note`}
            onChange={(event) => {
              setEquation({source: event.target.value, isDisplay});
            }}
          />
          <span
            id={`${id}-note`}
            role="status"
            className={problem && !isEmpty ? uiStyles.fieldError : uiStyles.fieldHint}
          >
            {problem && !isEmpty
              ? problem
              : 'KaTeX draws it, and supports most of LaTeX’s math mode.'}
          </span>
        </p>
        <label className={uiStyles.checkField}>
          <input
            type="checkbox"
            checked={isDisplay}
            onChange={(event) => {
              setEquation({source, isDisplay: event.target.checked});
            }}
          />
          On a line of its own
        </label>
        {!isEmpty && (
          <div role="group" aria-label="Preview">
            <DrawnEquation {...equation} onProblem={setProblem} />
          </div>
        )}
        <DialogActions submit={former ? 'Change' : 'Insert'} onCancel={onClose} />
      </form>
    </ModalDialog>
  );
}
