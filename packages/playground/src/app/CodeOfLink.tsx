import type {ReactNode} from 'react';

import type {Opened} from '../session/open-start';
import uiStyles from '../ui/dialog.module.css';
import styles from './workspace.module.css';

interface CodeOfLinkProps {
  opened: Opened;
  onRun: (code: string) => void;
}

/** Tells the reader that a link contains code, which runs only after a click. */
export function CodeOfLink({opened, onRun}: CodeOfLinkProps): ReactNode {
  const {content, origin} = opened;
  const {code} = content;
  if (origin.kind === 'own' || code === undefined) return null;
  return (
    <div className={styles.notice}>
      <p>
        This link brings <strong>code</strong>, which does not run yet. It would run in
        a frame that has neither this site’s storage nor a network. Once it runs, it
        appears next to the editor.
      </p>
      <button
        type="button"
        className={uiStyles.button}
        onClick={() => {
          onRun(code);
        }}
      >
        Run the code of this link
      </button>
    </div>
  );
}
