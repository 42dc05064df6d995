import {type ReactNode, useMemo} from 'react';

import {countChanges, diffStates, type NodeMention} from '../timeline/diff-states';
import type {TimelineStep} from '../timeline/timeline';
import styles from './panes.module.css';

interface DiffViewProps {
  step: TimelineStep;
  before: TimelineStep | undefined;
  /** A step to compare with instead of the previous update, for comparing two versions. */
  since: TimelineStep | null;
}

/** Shows what an update changed and what caused it, or what changed since another update. */
export function DiffView({step, before, since}: DiffViewProps): ReactNode {
  const from = since ?? before;
  const diff = useMemo(() => from && diffStates(from.state, step.state), [from, step]);
  return (
    <section aria-label="What changed" className={styles.diff}>
      {since ? (
        <p>
          From update {since.number} to update {step.number}:
        </p>
      ) : (
        <Causes step={step} />
      )}
      {!diff && <p>This is the first recorded state.</p>}
      {diff && countChanges(diff) === 0 && (
        <p>{step.selectionOnly ? 'The selection moved.' : 'No node has changed.'}</p>
      )}
      {diff && (
        <ul>
          {diff.added.map((node) => (
            <li key={`+${node.key}`} data-change="added">
              <Sign text="Added" sign="+" /> <Mention node={node} />
            </li>
          ))}
          {diff.removed.map((node) => (
            <li key={`-${node.key}`} data-change="removed">
              <Sign text="Removed" sign="−" /> <Mention node={node} />
            </li>
          ))}
          {diff.changed.map((node) => (
            <li key={node.key} data-change="changed">
              <Sign text="Changed" sign="~" /> <Mention node={node} />
              {node.moved && (
                <span className={styles.field}>moved to another place</span>
              )}
              {node.fields.map(({name, before: was, after}) => (
                <span key={name} className={styles.field}>
                  {name}: <del>{was}</del> <ins>{after}</ins>
                </span>
              ))}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Causes({step}: {step: TimelineStep}): ReactNode {
  return (
    <dl className={styles.causes}>
      <div>
        <dt>Commands</dt>
        <dd>{step.commands.join(', ') || 'none: a direct update'}</dd>
      </div>
      <div>
        <dt>Tags</dt>
        <dd>{step.tags.join(', ') || 'none'}</dd>
      </div>
    </dl>
  );
}

function Sign({text, sign}: {text: string; sign: string}): ReactNode {
  return (
    <>
      <span aria-hidden="true" className={styles.sign}>
        {sign}
      </span>
      <span className={styles.hidden}>{text}</span>
    </>
  );
}

function Mention({node: {type, key, text}}: {node: NodeMention}): ReactNode {
  return (
    <>
      <span className={styles.type}>{type}</span>
      <span className={styles.key}>{key}</span>
      {text && <q className={styles.text}>{text}</q>}
    </>
  );
}
