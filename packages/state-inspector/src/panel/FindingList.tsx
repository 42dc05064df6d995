import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';

import type {Finding, Severity, StatePlace} from '../core/report';
import styles from './InspectPanel.module.css';

interface FindingListProps {
  readonly findings: readonly Finding[];
  readonly onGoTo: (place: StatePlace) => void;
}

const LABELS: Readonly<Record<Severity, string>> = {
  error: 'Error',
  warning: 'Warning',
  note: 'Note',
};
const MOST_SHOWN = 100;

/** What was found, the worst first, each with its places. */
export function FindingList({findings, onGoTo}: FindingListProps): ReactNode {
  if (findings.length === 0) return null;
  return (
    <>
      <ul className={styles.findings} aria-label="Findings">
        {findings.slice(0, MOST_SHOWN).map((finding, index) => (
          <li key={index} className={clsx(styles.finding, styles[finding.severity])}>
            <p>
              <strong>{LABELS[finding.severity]}:</strong> {finding.message}
            </p>
            <p>
              {finding.fix}{' '}
              {finding.page && <Link to={finding.page}>Convert it step by step</Link>}
            </p>
            <Places finding={finding} onGoTo={onGoTo} />
          </li>
        ))}
      </ul>
      {findings.length > MOST_SHOWN && (
        <p>
          {findings.length - MOST_SHOWN} more kinds are not listed: repair these first.
        </p>
      )}
    </>
  );
}

const FIRST_PLACES = 3;

interface PlacesProps extends Pick<FindingListProps, 'onGoTo'> {
  readonly finding: Finding;
}

function Places({finding: {places, count}, onGoTo}: PlacesProps): ReactNode {
  const shown = places.slice(0, FIRST_PLACES);
  const items = shown.map((place, index) => (
    <li key={index}>
      <button type="button" className={styles.place} onClick={() => onGoTo(place)}>
        Line {place.line}, column {place.column}
      </button>{' '}
      <code>{place.path}</code>
    </li>
  ));
  return (
    <ul className={styles.places} aria-label="Places">
      {items}
      {count > shown.length && <li>and {count - shown.length} more</li>}
    </ul>
  );
}
