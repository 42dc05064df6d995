import type {ReactNode} from 'react';

import {firstMet} from '../core/first-met';
import type {Report} from '../core/make-report';
import type {Input} from '../core/read-input';
import {ChangeList} from './ChangeList';
import styles from './UpgradePanel.module.css';

/** The changes by what they ask for; of packages, those that most projects meet come first. */
export function Results({
  report,
  input,
}: {
  readonly report: Report;
  readonly input: Input;
}): ReactNode {
  if (input.kind === 'code') {
    return (
      <>
        <ChangeList title="Must change" changes={report.breaking} />
        <ChangeList title="Deprecated" changes={report.deprecated} />
        <Folded title="Compatible" changes={report.compatible} fits />
      </>
    );
  }
  const breaking = firstMet(report.breaking);
  const deprecated = firstMet(report.deprecated);
  return (
    <>
      {input.kind === 'packages' && <Packages packages={input.packages} />}
      <ChangeList title="What most projects must change" changes={breaking.first} />
      <ChangeList
        title="What most projects use, deprecated"
        changes={deprecated.first}
      />
      <Folded title="Other names to change" changes={breaking.others} />
      <Folded title="Other deprecated names" changes={deprecated.others} />
      <Folded title="Compatible" changes={report.compatible} fits />
    </>
  );
}

function Packages({packages}: Pick<Input, 'packages'>): ReactNode {
  return (
    <>
      <p>
        Packages in what you pasted; to see only what your code uses, paste the code.
      </p>
      <ul aria-label="Packages" className={styles.packages}>
        {[...packages].map(([name, version]) => (
          <li key={name}>
            <code>{version === undefined ? name : `${name}@${version}`}</code>
          </li>
        ))}
      </ul>
    </>
  );
}

function Folded(list: Parameters<typeof ChangeList>[0]): ReactNode {
  const {title, changes} = list;
  if (changes.length === 0) return null;
  return (
    <details>
      <summary>
        {title}: {changes.length}
      </summary>
      <ChangeList {...list} />
    </details>
  );
}
