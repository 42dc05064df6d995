import type {ReactNode} from 'react';

import {Source} from '../../panes/Source';
import {CopyButton} from '../../ui/CopyButton';
import type {PastedFile} from '../paste-log';
import type {PasteReport} from '../report/read-paste';
import type {TypeReport} from '../report/read-types';
import {Folded} from './Folded';
import styles from './paste.module.css';

interface TypeListProps {
  report: PasteReport;
  files: readonly PastedFile[];
}

/** Each type on the clipboard, whether it was used, and its content. */
export function TypeList({report, files}: TypeListProps): ReactNode {
  return (
    <section aria-label="Clipboard" className={styles.part}>
      <h3>On the clipboard</h3>
      <ul>
        {report.types.map((type) => (
          <Type key={type.type} {...type} />
        ))}
        {files.map(({name, type, size}, index) => (
          <li key={index} className={styles.file}>
            <code>{type || 'file'}</code> {name}, {size} bytes
          </li>
        ))}
      </ul>
      {report.types.length + files.length === 0 && <p>It was empty.</p>}
    </section>
  );
}

function Type({type, text, size, isUsed, why}: TypeReport): ReactNode {
  return (
    <li data-type={type}>
      <Folded
        summary={
          <>
            <code>{type}</code>
            {isUsed && <strong className={styles.used}>used</strong>}
            <span className={styles.quiet}>{size.toLocaleString('en')} bytes</span>
          </>
        }
      >
        {() => (
          <>
            <CopyButton text={text} label="Copy" />
            <Source text={text} />
          </>
        )}
      </Folded>
      <p className={styles.reason}>{why}</p>
    </li>
  );
}
