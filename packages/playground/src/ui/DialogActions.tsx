import type {ReactNode} from 'react';

import styles from './dialog.module.css';

interface DialogActionsProps {
  /** What the main button says; it submits the form that this stands in. */
  submit: string;
  onCancel: () => void;
  children?: ReactNode;
}

/** The buttons at the end of a dialog. */
export function DialogActions({
  submit,
  onCancel,
  children,
}: DialogActionsProps): ReactNode {
  return (
    <footer className={styles.dialogActions}>
      {children}
      <button type="button" className={styles.button} onClick={onCancel}>
        Cancel
      </button>
      <button type="submit" className={styles.primaryButton}>
        {submit}
      </button>
    </footer>
  );
}
