import type {EditorState} from 'lexical';
import type {ReactNode} from 'react';

import {readSelection} from './selection-model';
import styles from './views.module.css';

/** The selection of an editor state, as a list of properties. */
export function SelectionView({editorState}: {editorState: EditorState}): ReactNode {
  return (
    <section className={styles.selection} aria-label="Selection">
      <p className={styles.title}>Selection</p>
      <dl>
        {readSelection(editorState).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
