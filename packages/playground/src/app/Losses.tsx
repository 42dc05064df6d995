import type {ReactNode} from 'react';

import uiStyles from '../ui/dialog.module.css';
import styles from './workspace.module.css';

interface LossesProps {
  losses: readonly string[];
  onClose: () => void;
}

const SHOWN = 5;

/** Lists what was lost in an import. */
export function Losses({losses, onClose}: LossesProps): ReactNode {
  const further = losses.length - SHOWN;
  return (
    <div role="status" className={styles.notice}>
      <div>
        <p>
          <strong>Some content could not be imported.</strong>
        </p>
        <ul className={styles.losses}>
          {losses.slice(0, SHOWN).map((loss, index) => (
            <li key={index}>{loss}</li>
          ))}
          {further > 0 && <li>{`And ${further} more.`}</li>}
        </ul>
      </div>
      <button type="button" className={uiStyles.button} onClick={onClose}>
        Close this message
      </button>
    </div>
  );
}
