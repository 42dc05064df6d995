import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import styles from './StepPanel.module.css';
import type {StepData} from './types';
import type {CheckState} from './use-check';

interface OutcomesProps {
  readonly state: CheckState;
  readonly next: StepData['next'];
}

/** What the editor does of all that the step asks for, and what is missing. */
export function Outcomes({state, next}: OutcomesProps): ReactNode {
  return (
    <div role="status" aria-label="Result of the check" className={styles.outcomes}>
      {state.type === 'idle' && (
        <p>Change the code, then check what your editor does with it.</p>
      )}
      {state.type === 'checking' && <p>Checking…</p>}
      {state.type === 'uncompiled' && (
        <p>
          The code doesn’t compile yet:{' '}
          {state.problems.map(({message}) => message).join(' ')}
        </p>
      )}
      {state.type === 'checked' && (
        <>
          <p>
            <strong>{summaryOf(state.outcomes.filter(({met}) => !met).length)}</strong>{' '}
            {state.outcomes.every(({met}) => met) &&
              (next ? (
                <Link className="button button--primary" to={`/docs/learn/${next.id}`}>
                  Next: {next.title}
                </Link>
              ) : (
                <Link to="/docs/learn">That was the last step.</Link>
              ))}
          </p>
          <ul className={styles.list}>
            {state.outcomes.map(({title, met, message}) => (
              <li key={title} data-met={met}>
                <span aria-hidden="true">{met ? '✓' : '✗'}</span>
                <div>
                  <span className={styles.hidden}>{met ? 'Met:' : 'Missing:'}</span>{' '}
                  {title}
                  {message && <p>{message}</p>}
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function summaryOf(missing: number): string {
  if (missing === 0) return 'This step is done.';
  return missing === 1 ? 'One thing is missing.' : `${missing} things are missing.`;
}
