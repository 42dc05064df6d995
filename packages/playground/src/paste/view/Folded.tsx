import {type ReactNode, useState} from 'react';

import styles from './paste.module.css';

interface FoldedProps {
  summary: ReactNode;
  /** Renders the content once it's open. */
  children: () => ReactNode;
}

/** A disclosure whose content is only rendered while it's open. */
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
