import {TableOfContentsPlugin} from '@lexical/react/LexicalTableOfContentsPlugin';
import type {ReactNode} from 'react';

import styles from './panes.module.css';

/** The headings of the document, as buttons that scroll to them. */
export function OutlinePane(): ReactNode {
  return (
    <TableOfContentsPlugin>
      {(headings, editor) => (
        <ul className={styles.outline}>
          {headings.length === 0 && <li>The document has no headings.</li>}
          {headings.map(([key, text, tag]) => (
            <li key={key} data-level={tag}>
              <button
                type="button"
                className={styles.quietButton}
                onClick={() => {
                  editor.getElementByKey(key)?.scrollIntoView({block: 'center'});
                }}
              >
                {text || 'Empty heading'}
              </button>
            </li>
          ))}
        </ul>
      )}
    </TableOfContentsPlugin>
  );
}
