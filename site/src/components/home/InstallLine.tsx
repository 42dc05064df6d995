import CodeSample from '@theme/CodeSample';
import type {ReactNode} from 'react';

import styles from './InstallLine.module.css';

/** The command that installs packages, to copy. */
export function InstallLine({packages}: {readonly packages: string}): ReactNode {
  const command = `<code>npm install ${packages}</code>`;
  return (
    <div className={styles.line}>
      <CodeSample
        html={`<pre class="code-tokens" tabindex="0">${command}</pre><button type="button" class="code-copy" aria-label="Copy code"></button>`}
      />
    </div>
  );
}
