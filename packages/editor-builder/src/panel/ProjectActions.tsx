import {CopyButton} from '@lexical-documentation/reader-tools/panel';
import {zipProject} from '@lexical-documentation/live-examples/download';
import type {ReactNode} from 'react';

import {withNeeded} from '../features';
import type {GeneratedEditor} from '../generate-editor';
import {htmlFile, type PublishedModules} from '../html-file';
import type {OptionValues} from '../options';
import styles from './BuilderPanel.module.css';
import {openInStackBlitz} from './open-in-stackblitz';

const NAME = 'lexical-editor';

interface ProjectActionsProps {
  readonly editor: GeneratedEditor;
  readonly modules: PublishedModules;
  readonly options: OptionValues;
  /** The page with the choices. */
  readonly link: string;
}

/** What takes the project elsewhere. */
export function ProjectActions({
  editor: {files, features},
  modules,
  options,
  link,
}: ProjectActionsProps): ReactNode {
  const left = withNeeded(features).filter(({part}) => part);
  return (
    <div className={styles.bar}>
      <button
        type="button"
        onClick={() => saveFile(`${NAME}.zip`, zipProject(NAME, files), ZIP)}
      >
        Download project
      </button>
      <button
        type="button"
        onClick={() =>
          saveFile(`${NAME}.html`, htmlFile(features, modules, options), 'text/html')
        }
      >
        Download one HTML file
      </button>
      <button type="button" onClick={() => openInStackBlitz('Lexical editor', files)}>
        Open in StackBlitz
      </button>
      <CopyButton label="Copy link" subject="to these choices" text={link} />
      {left.length > 0 && (
        <p className={styles.hint}>
          The HTML file has no framework, so it leaves out everything that is written in
          React: {left.map(({label}) => label).join('; ')}.
        </p>
      )}
    </div>
  );
}

const ZIP = 'application/zip';

/** Hands the reader a file that was made here in the browser. */
function saveFile(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], {type}));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
