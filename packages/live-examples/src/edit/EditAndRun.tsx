import useBaseUrl from '@docusaurus/useBaseUrl';
import {type ReactNode, useCallback, useMemo, useRef, useState} from 'react';

import type {Problem} from '../sandbox/protocol';
import {Tabs} from '../Tabs';
import {CodeEditor} from './CodeEditor';
import styles from './EditAndRun.module.css';
import type {EditableSources, SourceFile} from './source-file';
import {readEdits, storeEdits} from './stored-edits';
import {useProgram} from './use-program';
import {useSandbox} from './use-sandbox';

export interface EditAndRunProps {
  readonly sources: EditableSources;
  readonly onClose: () => void;
}

/** Sources in fields, and beside them what they do, run again at each pause of the reader. */
export function EditAndRun({sources, onClose}: EditAndRunProps): ReactNode {
  const [files, setFiles] = useState(() => readEdits(sources));
  // A new version makes the fields forget what they hold.
  const [version, setVersion] = useState(0);
  const frameRef = useRef<HTMLIFrameElement>(null);
  const {program, problems: syntaxProblems} = useProgram(files, sources.entry);
  const sandbox = useSandbox(frameRef, program);
  const problems = useMemo(
    () => (syntaxProblems.length > 0 ? syntaxProblems : sandbox.problems),
    [syntaxProblems, sandbox.problems],
  );
  const change = useCallback(
    (name: string, text: string) => {
      setFiles((last) => {
        const changed = last.map((file) => (file.name === name ? {name, text} : file));
        storeEdits(sources, changed);
        return changed;
      });
    },
    [sources],
  );
  const reset = (): void => {
    storeEdits(sources, sources.files);
    setFiles(sources.files);
    setVersion(version + 1);
  };
  const page = useBaseUrl('/sandbox/index.html');
  return (
    <div
      className={styles.panes}
      data-live-edit={sandbox.isRunning ? 'running' : 'loading'}
    >
      <div className={styles.pane}>
        <div className={styles.bar}>
          <span>Your version runs here.</span>
          <button type="button" className={styles.button} onClick={reset}>
            Reset
          </button>
          <button type="button" className={styles.button} onClick={onClose}>
            Done
          </button>
        </div>
        <iframe
          ref={frameRef}
          className={styles.frame}
          sandbox="allow-scripts"
          src={page}
          title={`Your version of ${sources.title}`}
        />
        <Report problems={problems} logs={sandbox.logs} />
      </div>
      <div className={styles.pane}>
        <Fields
          key={version}
          files={files}
          entry={sources.entry}
          problems={problems}
          onChange={change}
        />
      </div>
    </div>
  );
}

interface FieldsProps {
  readonly files: readonly SourceFile[];
  /** The file that is open at first: pages show it, and not what it imports. */
  readonly entry: string;
  readonly problems: readonly Problem[];
  readonly onChange: (name: string, text: string) => void;
}

function Fields({files, entry, problems, onChange}: FieldsProps): ReactNode {
  const tabs = files.map((file) => ({
    id: file.name,
    label: file.name,
    render: () => (
      <CodeEditor key={file.name} file={file} problems={problems} onChange={onChange} />
    ),
  }));
  return <Tabs tabs={tabs} label="Files" initialId={entry} />;
}

interface ReportProps {
  readonly problems: readonly Problem[];
  readonly logs: readonly string[];
}

function Report({problems, logs}: ReportProps): ReactNode {
  return (
    <div className={styles.report}>
      <ul role="status" aria-label="Problems" className={styles.problems}>
        {problems.map(({message, place}, index) => (
          <li key={index}>
            {place && <strong>{`${place.file}:${place.line} `}</strong>}
            {message}
          </li>
        ))}
      </ul>
      {logs.length > 0 && <pre className={styles.logs}>{logs.join('\n')}</pre>}
    </div>
  );
}
