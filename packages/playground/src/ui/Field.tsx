import {type InputHTMLAttributes, type ReactNode, useId} from 'react';

import styles from './dialog.module.css';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** The problem with the value. */
  error?: string | undefined;
  hint?: string;
}

/** A labeled input with its hint and error. */
export function Field({label, error, hint, ...input}: FieldProps): ReactNode {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <p className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={note ? noteId : undefined}
        {...input}
      />
      {note && (
        <span id={noteId} className={error ? styles.fieldError : styles.fieldHint}>
          {note}
        </span>
      )}
    </p>
  );
}
