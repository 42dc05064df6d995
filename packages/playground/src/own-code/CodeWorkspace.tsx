import type {PlaygroundContent} from '@lexical-documentation/playground-link';
import {
  CodeEditor,
  type Problem,
  type SourceFile,
  useProgram,
  useSandbox,
} from '@lexical-documentation/code-sandbox';
import {Report} from '@lexical-documentation/live-examples/edit';
import {type ReactNode, useCallback, useMemo, useRef, useState} from 'react';

import {Notices} from '../app/Notices';
import {useNotices} from '../app/use-notices';
import workspaceStyles from '../app/workspace.module.css';
import {ShareDialog} from '../dialogs/ShareDialog';
import {frame} from '../frame';
import type {Opened} from '../session/open-start';
import uiStyles from '../ui/dialog.module.css';
import styles from './own-code.module.css';
import {FILE} from './file-name';
import {handOver} from './hand-over';
import {useFramedDocument} from './use-framed-document';
import {useKeptCode} from './use-kept-code';

interface CodeWorkspaceProps {
  readonly opened: Opened;
  /** URL of the document that runs the code. */
  readonly frameAddress: string;
  readonly onLeaveVisit: () => void;
  /** Called with the document, with the code switched off. */
  readonly onClose: (content: PlaygroundContent) => void;
}

/**
 * The reader's code beside the playground that runs it. The playground is in a frame without an
 * origin, so a stranger's code can't reach this site or its reader's data.
 */
export function CodeWorkspace(props: CodeWorkspaceProps): ReactNode {
  const {opened, frameAddress, onLeaveVisit, onClose} = props;
  const [files, setFiles] = useState<readonly SourceFile[]>(() => [
    {name: FILE, text: opened.content.code ?? ''},
  ]);
  const frameRef = useRef<HTMLIFrameElement>(null);
  const notices = useNotices(opened, onLeaveVisit);
  const code = files[0]?.text ?? '';
  const kept = useKeptCode(opened, code, notices.showProblem);
  const {program, problems: syntaxProblems} = useProgram(files, FILE);
  const sandbox = useSandbox(frameRef, program, `playground-${opened.origin.kind}`);
  useFramedDocument(frameRef, sandbox.isHeld, kept);
  const problems = useMemo(
    () => (syntaxProblems.length > 0 ? syntaxProblems : sandbox.problems),
    [syntaxProblems, sandbox.problems],
  );
  const change = useCallback((name: string, text: string) => {
    setFiles([{name, text}]);
  }, []);
  const readNow = async () => {
    if (frameRef.current) await handOver(frameRef.current);
    return kept.read();
  };
  const [shared, setShared] = useState<PlaygroundContent | null>(null);
  return (
    <div className={workspaceStyles.workspace} data-workspace>
      <header className={workspaceStyles.header} style={frame.header}>
        <h1 style={frame.title}>Playground</h1>
        <div className={workspaceStyles.actions}>
          <Action
            label="Share"
            onUse={() => {
              void readNow().then(setShared);
            }}
          />
          <Action
            label="Close the code"
            onUse={() => {
              void readNow().then((content) => {
                onClose({...content, isCodeOff: true});
              });
            }}
          />
        </div>
      </header>
      <Notices notices={notices} />
      <div style={frame.columns}>
        <Source
          files={files}
          problems={problems}
          logs={sandbox.logs}
          onRunAgain={sandbox.isHeld ? sandbox.runAgain : null}
          onChange={change}
        />
        <iframe
          key={sandbox.frame}
          ref={frameRef}
          onLoad={sandbox.onLoad}
          className={styles.frame}
          sandbox="allow-scripts"
          src={frameAddress}
          title="Playground with your code"
        />
      </div>
      {shared && (
        <ShareDialog
          content={shared}
          onClose={() => {
            setShared(null);
          }}
        />
      )}
    </div>
  );
}

function Action({
  label,
  onUse,
}: {
  readonly label: string;
  readonly onUse: () => void;
}): ReactNode {
  return (
    <button type="button" className={uiStyles.button} onClick={onUse}>
      {label}
    </button>
  );
}

interface SourceProps {
  readonly files: readonly SourceFile[];
  readonly problems: readonly Problem[];
  readonly logs: readonly string[];
  /** Null if nothing is waiting to run again. */
  readonly onRunAgain: (() => void) | null;
  readonly onChange: (name: string, text: string) => void;
}

function Source(props: SourceProps): ReactNode {
  const {files, problems, logs, onRunAgain, onChange} = props;
  return (
    <section aria-label="Your code" className={styles.source}>
      <div className={styles.bar}>
        <h2>{FILE}</h2>
        {onRunAgain && <Action label="Run again" onUse={onRunAgain} />}
      </div>
      {files.map((file) => (
        <CodeEditor
          key={file.name}
          file={file}
          problems={problems}
          onChange={onChange}
        />
      ))}
      <Report problems={problems} found={[]} logs={logs} />
    </section>
  );
}
