import type {ReactNode} from 'react';

import styles from './Playground.module.css';

/** The frame before the editor is there: same sizes, no surprises. */
export function Skeleton(): ReactNode {
  return (
    <div className={styles.skeleton}>
      <header className={styles.header}>
        <h1 className={styles.title}>Playground</h1>
      </header>
      <div className={styles.split}>
        <div className={styles.editor}>
          <div className={styles.bar} />
          <p role="status" className={styles.loading}>
            Loading the editor…
          </p>
          <p className={styles.withoutScript}>
            The playground is an editor that runs in your browser, so it needs
            JavaScript. Switch it on for this site and reload the page.
          </p>
        </div>
        <div className={styles.inspector}>
          <div className={styles.bar} />
        </div>
      </div>
    </div>
  );
}
