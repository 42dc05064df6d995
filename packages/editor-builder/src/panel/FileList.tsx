import {CopyButton} from '@lexical-documentation/reader-tools/panel';
import type {ReactNode} from 'react';

import styles from './BuilderPanel.module.css';

type Files = Readonly<Record<string, string>>;

/** The files of the project: the editor's own first, then what is around them. */
export function FileList({files}: {readonly files: Files}): ReactNode {
  const entries = Object.entries(files);
  const isOwn = ([path]: readonly [string, string]): boolean =>
    /\/editor\./i.test(path);
  return (
    <>
      {entries.filter(isOwn).map(([path, text]) => (
        <File key={path} path={path} text={text} />
      ))}
      <details className={styles.more}>
        <summary>The other files of the project</summary>
        {entries
          .filter((entry) => !isOwn(entry))
          .map(([path, text]) => (
            <File key={path} path={path} text={text} />
          ))}
      </details>
    </>
  );
}

function File({path, text}: {readonly path: string; readonly text: string}): ReactNode {
  return (
    <section aria-label={path} className={styles.file}>
      <header>
        <strong>{path}</strong>
        <CopyButton label="Copy" subject={path} text={text} />
      </header>
      {/* Long lines scroll, also by the arrow keys. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0}>{text}</pre>
    </section>
  );
}
