import {zipProject} from '@lexical-documentation/live-examples/download';
import type {ReactNode} from 'react';

import type {GeneratedEditor} from '../generate-editor';
import styles from './BuilderPanel.module.css';
import {CopyButton} from './CopyButton';
import {openInStackBlitz} from './open-in-stackblitz';
import {saveFile} from './save-file';

const NAME = 'lexical-editor';

/** What takes the project elsewhere. */
export function ProjectActions({
  editor: {files},
}: {
  readonly editor: GeneratedEditor;
}): ReactNode {
  return (
    <div className={styles.bar}>
      <button
        type="button"
        onClick={() => saveFile(`${NAME}.zip`, zipProject(NAME, files), ZIP)}
      >
        Download project
      </button>
      <button type="button" onClick={() => openInStackBlitz('Lexical editor', files)}>
        Open in StackBlitz
      </button>
      <CopyButton label="Copy link" subject="to these choices" text={location.href} />
    </div>
  );
}

const ZIP = 'application/zip';
