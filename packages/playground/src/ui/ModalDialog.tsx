import {type ReactNode, useId, useLayoutEffect, useRef} from 'react';

import {Icon} from './Icon';
import styles from './dialog.module.css';

interface ModalDialogProps {
  title: string;
  children: ReactNode;
  /** Wide enough for pasted text. */
  wide?: boolean;
  onClose: () => void;
}

/** A modal dialog. The browser keeps the focus inside, closes it on Escape and restores the focus. */
export function ModalDialog({
  title,
  children,
  wide,
  onClose,
}: ModalDialogProps): ReactNode {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Before the element is removed: closing a dialog restores the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => {
      dialog?.close();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={styles.dialog}
      data-wide={wide}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header className={styles.dialogHeader}>
        <h2 id={titleId}>{title}</h2>
        <button
          type="button"
          className={styles.button}
          aria-label="Close"
          title="Close"
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </header>
      {children}
    </dialog>
  );
}
