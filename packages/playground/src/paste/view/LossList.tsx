import type {ReactNode} from 'react';

import paneStyles from '../../panes/panes.module.css';
import {CopyButton} from '../../ui/CopyButton';
import type {Effects, Loss} from '../report/find-losses';
import type {PasteReport} from '../report/read-paste';
import {Folded} from './Folded';
import styles from './paste.module.css';

interface LossListProps {
  report: PasteReport;
  effects: Effects | null;
  /** Set if the search only starts on request. */
  onSearch: (() => void) | null;
}

const KINDS: readonly (readonly [Loss['kind'], string])[] = [
  ['element', 'Elements'],
  ['style', 'Styles'],
  ['attribute', 'Attributes'],
];

/**
 * Lists what the HTML contains and the document doesn't, with the reason and a rule that would keep
 * it.
 */
export function LossList({report, effects, onSearch}: LossListProps): ReactNode {
  const losses = effects?.losses ?? [];
  return (
    <section aria-label="Lost" className={styles.part}>
      <h3>Lost</h3>
      <p role="status" className={styles.quiet}>
        {effects ? foundIn(effects) : onSearch ? TOO_LONG : SEARCHING}
      </p>
      {onSearch && (
        <button type="button" className={paneStyles.quietButton} onClick={onSearch}>
          Find what was lost
        </button>
      )}
      {KINDS.map(([kind, title]) => (
        <LossesOfKind
          key={kind}
          title={title}
          losses={losses.filter((loss) => loss.kind === kind)}
        />
      ))}
      {report.comments > 0 && (
        <p className={styles.quiet}>
          {report.comments === 1 ? '1 comment' : `${report.comments} comments`}: no rule
          takes comments.
        </p>
      )}
    </section>
  );
}

const SEARCHING =
  'Importing the HTML again without each part, to find out which parts matter…';
const TOO_LONG =
  'This HTML is long, so importing it again without each part can make the page slow for a while.';

function foundIn({losses}: Effects): string {
  return losses.length === 0
    ? 'Nothing was lost.'
    : `The document says nothing of these ${losses.length}. Without any of their styles and attributes, it would be the same.`;
}

interface LossesOfKindProps {
  title: string;
  losses: readonly Loss[];
}

function LossesOfKind({title, losses}: LossesOfKindProps): ReactNode {
  if (losses.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <ul>
        {losses.map((loss) => (
          <li key={loss.id} data-loss={loss.id}>
            <Folded
              summary={
                <>
                  <code>{loss.kind === 'element' ? `<${loss.name}>` : loss.name}</code>
                  {loss.count > 1 && (
                    <span className={styles.quiet}>×{loss.count}</span>
                  )}
                  <span className={styles.values}>{loss.values.join(', ')}</span>
                </>
              }
            >
              {() => <LossDetails {...loss} />}
            </Folded>
          </li>
        ))}
      </ul>
    </>
  );
}

function LossDetails({reason, takers, code}: Loss): ReactNode {
  return (
    <>
      <p>
        {reason} {takers}
      </p>
      {code !== null && (
        <>
          <div className={styles.codeBar}>
            <span>This keeps it:</span>
            <CopyButton text={code} label="Copy the rule" />
          </div>
          <pre className={styles.code}>{code}</pre>
        </>
      )}
    </>
  );
}
