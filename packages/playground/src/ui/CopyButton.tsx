import {CopyButton as SharedCopyButton} from '@lexical-documentation/reader-tools/copy-button';
import type {ReactNode} from 'react';

import {Icon} from './Icon';
import styles from './dialog.module.css';

interface CopyButtonProps {
  text: string;
  label: string;
  primary?: boolean;
  /** Where there is no room for words: the label is read out and shown on hover. */
  compact?: boolean;
}

/** A button that copies a text, with the look of the playground's buttons. */
export function CopyButton({
  text,
  label,
  primary,
  compact,
}: CopyButtonProps): ReactNode {
  return (
    <SharedCopyButton
      text={text}
      label={label}
      className={primary ? styles.primaryButton : styles.button}
      labelClassName={compact ? styles.hidden : undefined}
      icon={(result) => <Icon name={result === 'copied' ? 'check' : 'copy'} />}
      title={compact ? label : undefined}
    />
  );
}
