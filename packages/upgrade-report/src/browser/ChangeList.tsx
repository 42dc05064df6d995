import useBaseUrl from '@docusaurus/useBaseUrl';
import {Fragment, type ReactNode} from 'react';

import type {Change} from '../core/change';
import styles from './UpgradePanel.module.css';

/** Changes under a heading, each with what to write instead. */
export function ChangeList({
  title,
  changes,
  fits = false,
}: {
  readonly title: string;
  readonly changes: readonly Change[];
  /** Whether what readers have fits the changes. */
  readonly fits?: boolean;
}): ReactNode {
  if (changes.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul className={styles.changes} aria-label={title}>
        {changes.map((change) => (
          <li key={`${change.kind} ${change.module}#${change.path}`}>
            <ChangeItem change={change} fits={fits} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ChangeItem({
  change,
  fits,
}: {
  readonly change: Change;
  readonly fits: boolean;
}): ReactNode {
  const {kind, module, path, version, before, after, instead, url} = change;
  const page = useBaseUrl(`/docs/upgrade/version-${version.split('.', 2).join('-')}`);
  return (
    <>
      <p>
        <b>{path}</b> of <code>{module}</code>, {kind} in <a href={page}>{version}</a>
      </p>
      {instead !== undefined && <p>{withCode(instead)}</p>}
      {kind === 'required' && <p>Pass it, because it is now required.</p>}
      {kind === 'changed' && (
        <p>
          {fits
            ? 'Your code still works.'
            : 'Compare both declarations, and adapt the code that uses it.'}
        </p>
      )}
      {before !== undefined && (
        <p>
          Was <code>{before}</code>
        </p>
      )}
      {after !== undefined && (
        <p>
          Is <code>{after}</code>
        </p>
      )}
      {url !== undefined && (
        <p>
          <a href={url}>Reference of what is there today</a>
        </p>
      )}
    </>
  );
}

/** Sentences name code in backticks. */
function withCode(sentence: string): ReactNode {
  return sentence
    .split('`')
    .map((part, index) =>
      index % 2 === 1 ? (
        <code key={index}>{part}</code>
      ) : (
        <Fragment key={index}>{part}</Fragment>
      ),
    );
}
