import type {ReactNode} from 'react';

import styles from './LiveEditor.module.css';

interface CrashNoticeProps {
  error: Error;
  onRetry: () => void;
}

/** Takes the place of an editor that failed to load or crashed. */
export function CrashNotice({error, onRetry}: CrashNoticeProps): ReactNode {
  return (
    <div role="alert" className={styles.crash}>
      <p className={styles.crashTitle}>This editor crashed.</p>
      <p className={styles.crashMessage}>{error.message}</p>
      <button type="button" className={styles.button} onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
