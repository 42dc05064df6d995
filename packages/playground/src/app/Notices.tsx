import type {ReactNode} from 'react';

import {downloadAside} from '../session/slots';
import {ProblemNotice} from '../ui/ProblemNotice';
import uiStyles from '../ui/dialog.module.css';
import {Losses} from './Losses';
import type {NoticeList} from './use-notices';
import styles from './workspace.module.css';

const UNTOUCHED = 'Your own document is below, as you left it.';

interface NoticesProps {
  notices: NoticeList;
  /** Rendered below the notice about the visit. */
  children?: ReactNode;
}

/** What readers should know before they continue to type. */
export function Notices({notices, children}: NoticesProps): ReactNode {
  const {visitTitle, problem, isAddressProblem, isSetAside, dismiss} = notices;
  return (
    <>
      {visitTitle !== null && (
        <div className={styles.notice}>
          <p>
            <strong>{visitTitle}</strong> is open. Your own document is kept, too.
          </p>
          <button
            type="button"
            className={uiStyles.button}
            onClick={notices.leaveVisit}
          >
            Back to my document
          </button>
        </div>
      )}
      {children}
      {problem && (
        <ProblemNotice
          problem={problem.problem}
          {...(isAddressProblem && {reassurance: UNTOUCHED})}
        >
          {isSetAside && (
            <button type="button" className={uiStyles.button} onClick={downloadAside}>
              Download that document
            </button>
          )}
          <button type="button" className={uiStyles.button} onClick={dismiss}>
            Close this message
          </button>
        </ProblemNotice>
      )}
      {notices.losses.length > 0 && (
        <Losses losses={notices.losses} onClose={dismiss} />
      )}
    </>
  );
}
