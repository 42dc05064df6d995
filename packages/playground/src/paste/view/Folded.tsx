import {type ReactNode, useState} from 'react';

import styles from './paste.module.css';

interface FoldedProps {
  summary: ReactNode;
  /** Renders what is inside, once it is open. */
  children: () => ReactNode;
}

/** Something to open; what is inside is not on the page before. */
export function Folded({summary, children}: FoldedProps): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className={styles.folded}
      onToggle={(event) => {
        setIsOpen(event.currentTarget.open);
      }}
    >
      <summary>{summary}</summary>
      {isOpen && <div className={styles.inside}>{children()}</div>}
    </details>
  );
}
