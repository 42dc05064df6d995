import Link from '@docusaurus/Link';
import styles from '@lexical-documentation/reader-tools/tool-panel.module.css';
import type {ReactNode} from 'react';

import type {Finding, Report} from '../browser';

export interface FindingListProps {
  readonly report: Report;
  readonly onGoTo: (finding: Finding) => void;
}

/** Findings, then hints, each with its line, reason, fix and link. */
export function FindingList({
  report: {findings, hints, assumptions, omitted},
  onGoTo,
}: FindingListProps): ReactNode {
  return (
    <>
      <Items findings={findings} label="Mistakes" onGoTo={onGoTo} />
      {omitted > 0 && <p>{omitted} more are not listed: correct these first.</p>}
      {hints.length > 0 && (
        <>
          <p className={styles.status}>Worth a look:</p>
          <Items findings={hints} label="Hints" onGoTo={onGoTo} />
        </>
      )}
      {assumptions.map((assumption) => (
        <p key={assumption}>{assumption}</p>
      ))}
    </>
  );
}

interface ItemsProps extends Pick<FindingListProps, 'onGoTo'> {
  readonly findings: readonly Finding[];
  readonly label: string;
}

function Items({findings, label, onGoTo}: ItemsProps): ReactNode {
  if (findings.length === 0) return null;
  return (
    <ol className={styles.findings} aria-label={label}>
      {findings.map((finding, index) => (
        <li key={index}>
          <button type="button" className={styles.line} onClick={() => onGoTo(finding)}>
            Line {finding.line}
          </button>
          <p>{finding.reason}</p>
          <p>
            <strong>Fix:</strong> {finding.fix}
          </p>
          <Link to={finding.link} aria-label={`Read more about line ${finding.line}`}>
            Read more
          </Link>
        </li>
      ))}
    </ol>
  );
}
