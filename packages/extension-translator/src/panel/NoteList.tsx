import type {Note} from '@lexical-documentation/extension-translator/browser';
import type {ReactNode} from 'react';

import styles from '@lexical-documentation/reader-tools/tool-panel.module.css';

export interface NoteListProps {
  readonly notes: readonly Note[];
  readonly onGoTo: (line: number) => void;
}

const GROUPS = [
  {kind: 'decide', label: 'Yours to decide'},
  {kind: 'later', label: 'Changes in newer releases'},
  {kind: 'kept', label: 'Stays, because no extension replaces it'},
  {kind: 'moved', label: 'What went where'},
] as const;

/** What became of each part of the code: first what the reader must decide. */
export function NoteList({notes, onGoTo}: NoteListProps): ReactNode {
  return GROUPS.map(({kind, label}) => {
    const list = notes.filter((note) => note.kind === kind);
    if (list.length === 0) return null;
    return (
      <section key={kind}>
        <p className={styles.status}>{label}</p>
        <ol className={styles.findings} aria-label={label}>
          {list.map(({line, subject, text}, index) => (
            <li key={index}>
              <button
                type="button"
                className={styles.line}
                onClick={() => onGoTo(line)}
              >
                Line {line}
              </button>{' '}
              <code>{subject}</code>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
    );
  });
}
