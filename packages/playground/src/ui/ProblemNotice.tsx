import {formatPlace, type Problem} from '@lexical-documentation/common';
import type {ReactNode} from 'react';

import styles from './dialog.module.css';

interface ProblemNoticeProps {
  problem: Problem;
  /** What happened to the reader's own text. */
  reassurance?: string;
  children?: ReactNode;
}

/** What is wrong, where, what was expected, and what to do. */
export function ProblemNotice(props: ProblemNoticeProps): ReactNode {
  const {problem, reassurance, children} = props;
  return (
    <div role="alert" className={styles.problem}>
      <p className={styles.problemTitle}>{problem.what}</p>
      <dl>
        <div>
          <dt>Where</dt>
          <dd>{formatPlace(problem.where)}</dd>
        </div>
        <div>
          <dt>Expected</dt>
          <dd>{problem.expected}</dd>
        </div>
        <div>
          <dt>What to do</dt>
          <dd>{problem.fix}</dd>
        </div>
      </dl>
      {reassurance && <p>{reassurance}</p>}
      {children}
    </div>
  );
}
