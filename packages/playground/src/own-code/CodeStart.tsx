import type {ReactNode} from 'react';

import uiStyles from '../ui/dialog.module.css';
import styles from './own-code.module.css';
import {TEMPLATES} from './templates';

interface CodeStartProps {
  /** The document's code; undefined if it has none yet. */
  readonly code: string | undefined;
  readonly onRun: (code: string) => void;
}

/** Where readers start: with the document's code, or with a template. */
export function CodeStart({code, onRun}: CodeStartProps): ReactNode {
  return (
    <div className={styles.start}>
      <p>
        Write your own node, plugin or extension, and try it in this editor. Your code
        runs in a frame that has neither this site’s storage nor a network; document,
        switches and code fit into one link.
      </p>
      {code !== undefined && (
        <p>
          <button
            type="button"
            className={uiStyles.button}
            onClick={() => {
              onRun(code);
            }}
          >
            Run the code of this document
          </button>
        </p>
      )}
      <h3>{code === undefined ? 'Begin with' : 'Or start over with'}</h3>
      <ul>
        {TEMPLATES.map((template) => (
          <li key={template.title}>
            <button
              type="button"
              className={uiStyles.button}
              onClick={() => {
                onRun(template.code);
              }}
            >
              {template.title}
            </button>
            <p>{template.description}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
