import {type ReactNode, useEffect, useState} from 'react';

import {Icon} from './Icon';
import styles from './dialog.module.css';

const FEEDBACK_MS = 2000;

interface CopyButtonProps {
  text: string;
  label: string;
  primary?: boolean;
}

/** Copies a text and says whether that worked. */
export function CopyButton({text, label, primary}: CopyButtonProps): ReactNode {
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
        onClick={() => void copy()}
      >
        <Icon name={result === 'copied' ? 'check' : 'copy'} />
        {result ? MESSAGES[result] : label}
      </button>
      <span role="status" className={styles.hidden}>
        {result && MESSAGES[result]}
      </span>
    </>
  );
}

const MESSAGES = {copied: 'Copied', failed: 'Not allowed: select and copy it'};
