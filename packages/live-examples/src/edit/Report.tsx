import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import type {Problem} from '@lexical-documentation/code-sandbox';
import styles from './EditAndRun.module.css';

const LONGEST_QUERY = 200;

interface ReportProps {
  readonly problems: readonly Problem[];
  /** Findings of the code check, which doesn't run the code. */
  readonly found: readonly Problem[];
  readonly logs: readonly string[];
}

/** Shows what is wrong with the reader's code, and what it logs. */
export function Report({problems, found, logs}: ReportProps): ReactNode {
  return (
    <div className={styles.report}>
      <div role="status" aria-label="Problems">
        {problems.length > 0 && (
          <ul className={styles.problems}>
            <Items problems={problems} canLookUp />
          </ul>
        )}
      </div>
      {found.length > 0 && (
        <ul aria-label="Findings" aria-live="polite" className={styles.findings}>
          <Items problems={found} />
        </ul>
      )}
      {logs.length > 0 && <pre className={styles.logs}>{logs.join('\n')}</pre>}
    </div>
  );
}

interface ItemsProps {
  readonly problems: readonly Problem[];
  /** Whether to link to the search: findings already say how to fix the code. */
  readonly canLookUp?: boolean;
}

function Items({problems, canLookUp = false}: ItemsProps): ReactNode {
  return problems.map(({message, place}, index) => (
    <li key={index}>
      {place && <strong>{`${place.file}:${place.line} `}</strong>}
      {message}
      {canLookUp && (
        <>
          {' '}
          <Link to={addressOfSearch(message)} target="_blank">
            Look it up
          </Link>
        </>
      )}
    </li>
  ));
}

/** The search recognizes error messages. */
function addressOfSearch(message: string): string {
  return `/search?q=${encodeURIComponent(message.slice(0, LONGEST_QUERY))}`;
}
