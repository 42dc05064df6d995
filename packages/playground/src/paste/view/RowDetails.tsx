import type {ReactNode} from 'react';

import {CopyButton} from '../../ui/CopyButton';
import type {Effect} from '../import/find-effects';
import type {Trait} from '../import/source-document';
import type {Effects} from '../report/find-losses';
import type {NodeReport, RowReport} from '../report/read-elements';
import {isUsual} from '../rules/rule-for';
import styles from './paste.module.css';

interface RowDetailsProps {
  row: RowReport;
  /** Styles and attributes of the element. */
  traits: readonly Trait[];
  effects: Effects | null;
}

/**
 * Everything about one element: its rules, its nodes, and which of its styles and attributes were
 * kept.
 */
export function RowDetails({row, traits, effects}: RowDetailsProps): ReactNode {
  const {steps, nodes} = row;
  return (
    <dl className={styles.details}>
      <dt>Rules</dt>
      <dd>
        {steps.length === 0 && 'No rule matches it, so its content replaces it.'}
        {steps.map(({by, priority, passedOn, beaten}, index) => (
          <div key={index}>
            {by}
            {priority !== null && `, priority ${priority}`}
            {passedOn && ', which passed it on with $next()'}
            {beaten.length > 0 && `, before ${beaten.join(', ')}`}
          </div>
        ))}
      </dd>
      <dt>Nodes</dt>
      <dd>
        {nodes.length === 0 && 'None of its own.'}
        {nodes.map((node) => (
          <div key={node.key}>{describe(node)}</div>
        ))}
      </dd>
      {traits.map((trait) => (
        <Verdict key={`${trait.kind} ${trait.name}`} trait={trait} effects={effects} />
      ))}
    </dl>
  );
}

const VERDICTS: Record<Effect, string> = {
  kept: 'kept',
  dropped: 'dropped',
  redundant: 'no difference here',
};

interface VerdictProps {
  trait: Trait;
  effects: Effects | null;
}

function Verdict({trait, effects}: VerdictProps): ReactNode {
  const effect = effects?.effects.get(trait);
  const loss = effects?.losses.find(({id}) => id === `${trait.kind} ${trait.name}`);
  return (
    <>
      <dt>
        <code>{trait.name}</code>
      </dt>
      <dd data-effect={effect}>
        <span className={styles.value}>{trait.value || '(empty)'}</span>{' '}
        <strong>{effect ? VERDICTS[effect] : '…'}</strong>
        {trait.fromSheet && ', from the style sheet'}
        {effect === 'dropped' && isUsual(trait) && ', the usual value'}
        {effect === 'dropped' && loss && (
          <div className={styles.lossOfRow}>
            <span>{loss.reason}</span>
            {loss.code !== null && (
              <CopyButton
                compact
                text={loss.code}
                label={`Copy the rule for ${trait.name}`}
              />
            )}
          </div>
        )}
      </dd>
    </>
  );
}

function describe({type, fate}: NodeReport): string {
  if (!fate) return `${type}, which was merged with the node next to it`;
  return [type, ...fate.fields].join(', ');
}
