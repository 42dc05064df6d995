import {useLexicalNodeSelection} from '@lexical/react/useLexicalNodeSelection';
import type {NodeKey} from 'lexical';
import type {ReactNode} from 'react';

import styles from './page-break.module.css';

/** The line that marks the end of a page. */
export function PageBreakView({nodeKey}: {nodeKey: NodeKey}): ReactNode {
  const [isSelected] = useLexicalNodeSelection(nodeKey);
  return (
    <div
      role="separator"
      aria-label="Page break"
      className={styles.line}
      data-chosen={isSelected}
    >
      <span aria-hidden="true">Page break</span>
    </div>
  );
}
