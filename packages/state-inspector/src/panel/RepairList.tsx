import {CopyButton} from '@lexical-documentation/reader-tools/panel';
import type {ReactNode} from 'react';

import type {LoadedInspection} from '../browser';
import styles from './InspectPanel.module.css';

interface RepairListProps {
  readonly inspection: LoadedInspection;
}

/** The repaired copy, and everything that is different in it. */
export function RepairList({
  inspection: {repaired, repairs},
}: RepairListProps): ReactNode {
  if (repaired === undefined) return null;
  return (
    <section aria-label="Repaired copy">
      <h2 className={styles.heading}>Repaired copy</h2>
      <p>It does not lose any text. It makes these changes:</p>
      <ul aria-label="Repairs" className={styles.repairs}>
        {repairs.map(({message, count, paths}) => (
          <li key={message}>
            {message} <code>{paths[0]}</code>
            {count > 1 && ` and ${count - 1} more`}
          </li>
        ))}
      </ul>
      <div className={styles.bar}>
        <CopyButton key={repaired} label="Copy the repaired JSON" text={repaired} />
        <button type="button" onClick={() => download(repaired)}>
          Download it
        </button>
      </div>
    </section>
  );
}

function download(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], {type: 'application/json'}));
  link.download = 'repaired-state.json';
  link.click();
  URL.revokeObjectURL(link.href);
}
