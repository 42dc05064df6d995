import type {ReactNode} from 'react';

import styles from './dialog.module.css';

interface DialogActionsProps {
  /** The label of the main button, which submits the surrounding form. */
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
