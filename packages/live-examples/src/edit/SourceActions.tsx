import {type ReactNode, useState} from 'react';

import {downloadProject} from '../download/download-project';
import styles from './EditAndRun.module.css';
import {addressOfEdits} from './shared-edits';
import type {SourceFile} from '@lexical-documentation/code-sandbox';
import type {EditableSources} from './editable-sources';

interface SourceActionsProps {
  readonly sources: EditableSources;
  readonly files: readonly SourceFile[];
}

/** Exports the reader's version, as a URL or as a project. */
export function SourceActions({sources, files}: SourceActionsProps): ReactNode {
  const [said, setSaid] = useState('Copy link');
  const copy = (): void => {
    navigator.clipboard.writeText(addressOfEdits(sources, files)).then(
      () => {
        setSaid('Copied');
      },
      () => {
        setSaid('Not copied: the browser forbids it');
      },
    );
  };
  return (
    <>
      <button
        type="button"
        className={styles.button}
        onClick={copy}
        onBlur={() => {
          setSaid('Copy link');
        }}
      >
        <span aria-live="polite">{said}</span>
      </button>
      <button
        type="button"
        className={styles.button}
        onClick={() => {
          downloadProject({...sources, files});
        }}
      >
        Download
      </button>
    </>
  );
}
