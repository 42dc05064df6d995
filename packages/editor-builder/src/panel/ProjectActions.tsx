import {CopyButton} from '@lexical-documentation/reader-tools/panel';
import {zipProject} from '@lexical-documentation/live-examples/download';
import type {ReactNode} from 'react';

import {withNeeded} from '../features';
import type {GeneratedEditor} from '../generate-editor';
import {htmlFile, type PublishedModules} from '../html-file';
import type {OptionValues} from '../options';
import styles from './BuilderPanel.module.css';
import {openInStackBlitz} from './open-in-stackblitz';
import {saveFile} from './save-file';

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
