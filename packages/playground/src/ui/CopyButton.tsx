import clsx from 'clsx';
import {type ReactNode, useEffect, useState} from 'react';

import {Icon} from './Icon';
import styles from './dialog.module.css';

const FEEDBACK_MS = 2000;

interface CopyButtonProps {
  text: string;
  label: string;
  primary?: boolean;
  /** Where there is no room for words: the label is read out and shown on hover. */
  compact?: boolean;
}

/** Copies a text and says whether that worked. */
export function CopyButton({
  text,
  label,
  primary,
  compact,
}: CopyButtonProps): ReactNode {
  const [result, setResult] = useState<'copied' | 'failed' | null>(null);
  useEffect(() => {
    if (result === null) return;
    const timer = setTimeout(() => {
      setResult(null);
    }, FEEDBACK_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [result]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setResult('copied');
    } catch {
      setResult('failed');
    }
  };
  return (
    <>
      <button
        type="button"
        className={primary ? styles.primaryButton : styles.button}
        title={compact ? label : undefined}
        onClick={() => void copy()}
      >
        <Icon name={result === 'copied' ? 'check' : 'copy'} />
        <span className={clsx(compact && styles.hidden)}>
          {result ? MESSAGES[result] : label}
        </span>
      </button>
      <span role="status" className={styles.hidden}>
        {result && MESSAGES[result]}
      </span>
    </>
  );
}

const MESSAGES = {copied: 'Copied', failed: 'Not allowed: select and copy it'};
