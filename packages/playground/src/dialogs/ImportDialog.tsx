import type {FourPartError} from '@lexical-documentation/common';
import {type ReactNode, useId, useState} from 'react';

import {toContentError} from '../document/content-error';
import {type DocumentFormat, guessFormat} from '../document/formats';
import type {Converter, ReadContent} from '../editor/converter';
import {useInspectorFolder} from '../inspector-folder';
import {DialogActions} from '../ui/DialogActions';
import {ModalDialog} from '../ui/ModalDialog';
import {ProblemNotice} from '../ui/ProblemNotice';
import uiStyles from '../ui/dialog.module.css';
import {StateFindings} from './StateFindings';

const FORMATS: readonly (readonly [DocumentFormat | 'auto', string])[] = [
  ['auto', 'Recognize it'],
  ['json', 'JSON'],
  ['html', 'HTML'],
  ['markdown', 'Markdown'],
];

interface ImportDialogProps {
  converter: Converter;
  onImport: (content: ReadContent) => void;
  onClose: () => void;
}

/** Imports pasted text. It replaces the document only if all of it could be read. */
export function ImportDialog({
  converter,
  onImport,
  onClose,
}: ImportDialogProps): ReactNode {
  const [text, setText] = useState('');
  const [format, setFormat] = useState<DocumentFormat | 'auto'>('auto');
  const [error, setError] = useState<FourPartError | null>(null);
  const id = useId();
  const guessed = guessFormat(text);
  const isJson = (format === 'auto' ? guessed : format) === 'json';
  const inspectorFolder = useInspectorFolder();

  return (
    <ModalDialog title="Import" wide onClose={onClose}>
      <form
        className={uiStyles.dialogBody}
        onSubmit={(event) => {
          event.preventDefault();
          try {
            onImport(converter.read(text, format === 'auto' ? guessed : format));
          } catch (cause) {
            setError(toContentError(cause));
          }
        }}
      >
        <p className={uiStyles.field}>
          <label htmlFor={id}>JSON, HTML or Markdown</label>
          <textarea
            id={id}
            rows={10}
            spellCheck={false}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setError(null);
            }}
          />
        </p>
        <FormatChoice
          format={format}
          guessed={text.trim() === '' ? null : guessed}
          onChange={(value) => {
            setFormat(value);
            setError(null);
          }}
        />
        {error && (
          <ProblemNotice
            problem={error.problem}
            reassurance="Your document is unchanged, and the pasted text is still above."
          />
        )}
        {isJson && inspectorFolder !== null && (
          <StateFindings
            key={text}
            text={text}
            folder={inspectorFolder}
            onRepair={(repaired) => {
              setText(repaired);
              setError(null);
            }}
          />
        )}
        <p className={uiStyles.fieldHint}>
          It replaces the document. You can undo this.
        </p>
        <DialogActions submit="Import" onCancel={onClose} />
      </form>
    </ModalDialog>
  );
}

const LABELS: Record<DocumentFormat, string> = {
  json: 'JSON',
  html: 'HTML',
  markdown: 'Markdown',
};

interface FormatChoiceProps {
  format: DocumentFormat | 'auto';
  guessed: DocumentFormat | null;
  onChange: (format: DocumentFormat | 'auto') => void;
}

function FormatChoice({format, guessed, onChange}: FormatChoiceProps): ReactNode {
  const id = useId();
  return (
    <fieldset className={uiStyles.choices}>
      <legend>Format</legend>
      {FORMATS.map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name={id}
            value={value}
            checked={format === value}
            onChange={() => {
              onChange(value);
            }}
          />
          {label}
          {value === 'auto' && guessed && ` (${LABELS[guessed]})`}
        </label>
      ))}
    </fieldset>
  );
}
