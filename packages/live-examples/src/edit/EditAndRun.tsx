import useBaseUrl from '@docusaurus/useBaseUrl';
import type {CheckedFile} from '@lexical-documentation/code-check/browser';
import {problemsOf, useFindings} from '@lexical-documentation/code-check/panel';
import {
  CodeEditor,
  type Problem,
  type SourceFile,
  useProgram,
  useSandbox,
} from '@lexical-documentation/code-sandbox';
import {type ReactNode, useCallback, useEffect, useMemo, useRef, useState} from 'react';

import {Tabs} from '../Tabs';
import type {EditableSources} from './editable-sources';
import styles from './EditAndRun.module.css';
import {Report} from './Report';
import {readSharedFiles} from './shared-edits';
import {SourceActions} from './SourceActions';
import {readEdits, storeEdits} from './stored-edits';

export {readSharedFiles} from './shared-edits';

export interface EditAndRunProps {
  readonly sources: EditableSources;
  /** Whether the reader has just opened it, so that the focus moves to the code. */
  readonly takesFocus: boolean;
  readonly onClose: () => void;
}

/** Sources in fields, next to their result, which is updated when the reader pauses. */
export function EditAndRun(props: EditAndRunProps): ReactNode {
  const {sources, takesFocus, onClose} = props;
  const [shared] = useState(() => readSharedFiles(sources));
  const [files, setFiles] = useState(() => shared ?? readEdits(sources));
  // A new version remounts the fields with their original text.
  const [version, setVersion] = useState(0);
  const frameRef = useRef<HTMLIFrameElement>(null);
  const codeRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus && codeRef.current) goToCode(codeRef.current);
  }, [takesFocus]);
  const {program, problems: syntaxProblems} = useProgram(files, sources.entry);
  const sandbox = useSandbox(frameRef, program, sources.id);
  const problems = useMemo(
    () => (syntaxProblems.length > 0 ? syntaxProblems : sandbox.problems),
    [syntaxProblems, sandbox.problems],
  );
  const findings = useFindings(useEditedFiles(files, sources));
  const found = useMemo(
    () => (findings.type === 'answered' ? problemsOf(findings.answer) : []),
    [findings],
  );
  const marked = useMemo(() => [...problems, ...found], [problems, found]);
  const change = useCallback(
    (name: string, text: string) => {
      setFiles((last) => {
        const changed = last.map((file) => (file.name === name ? {name, text} : file));
        // Keep the reader's own edits of these sources.
        if (!shared) storeEdits(sources, changed);
        return changed;
      });
    },
    [sources, shared],
  );
  const reset = (): void => {
    if (!shared) storeEdits(sources, sources.files);
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
        <Bar
          sources={sources}
          files={files}
          onClose={onClose}
          isShared={shared !== undefined}
          onRunAgain={sandbox.isHeld ? sandbox.runAgain : null}
          onReset={reset}
        />
        <iframe
          key={sandbox.frame}
          ref={frameRef}
          onLoad={sandbox.onLoad}
          className={styles.frame}
          sandbox="allow-scripts"
          src={page}
          title={`Your version of ${sources.title}`}
        />
        <Report problems={problems} found={found} logs={sandbox.logs} />
      </div>
      <div ref={codeRef} className={styles.pane}>
        <Fields
          key={version}
          files={files}
          entry={sources.entry}
          problems={marked}
          onChange={change}
        />
      </div>
    </div>
  );
}

/** Scrolls to the start of a pane that is higher than the window. */
function goToCode(pane: HTMLElement): void {
  pane.querySelector<HTMLElement>('[contenteditable]')?.focus({preventScroll: true});
  const fits = pane.offsetHeight < window.innerHeight;
  pane.scrollIntoView({block: fits ? 'nearest' : 'start'});
}

interface BarProps extends Omit<EditAndRunProps, 'takesFocus'> {
  readonly files: readonly SourceFile[];
  readonly isShared: boolean;
  /** Null if nothing is waiting to run again. */
  readonly onRunAgain: (() => void) | null;
  readonly onReset: () => void;
}

/** Shows whose version is running, and the actions for it. */
function Bar(props: BarProps): ReactNode {
  const {sources, files, isShared, onRunAgain, onReset, onClose} = props;
  return (
    <div className={styles.bar}>
      <span>
        {isShared
          ? 'A shared version runs here. Your changes to it are not saved.'
          : 'Your version runs here.'}
      </span>
      {onRunAgain && (
        <button type="button" className={styles.button} onClick={onRunAgain}>
          Run again
        </button>
      )}
      <SourceActions sources={sources} files={files} />
      <button type="button" className={styles.button} onClick={onReset}>
        Reset
      </button>
      <button type="button" className={styles.button} onClick={onClose}>
        Done
      </button>
    </div>
  );
}

const NO_FILES: readonly CheckedFile[] = [];

/** The files to check, once the reader has changed one; before that, the check isn't loaded. */
function useEditedFiles(
  files: readonly SourceFile[],
  sources: EditableSources,
): readonly CheckedFile[] {
  return useMemo(() => {
    const isEdited = files.some(
      ({name, text}) => sources.files.find((file) => file.name === name)?.text !== text,
    );
    return isEdited ? files.map(({name, text}) => ({path: name, text})) : NO_FILES;
  }, [files, sources]);
}

interface FieldsProps {
  readonly files: readonly SourceFile[];
  /** The file that is open at first: the one that the page shows, not the ones that it imports. */
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
