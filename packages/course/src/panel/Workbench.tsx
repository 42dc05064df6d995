import useBaseUrl from '@docusaurus/useBaseUrl';
import {problemsOf, useFindings} from '@lexical-documentation/code-check/panel';
import {
  CodeEditor,
  type Problem,
  type SourceFile,
  useProgram,
  useSandbox,
} from '@lexical-documentation/code-sandbox';
import {
  NodeTree,
  Report,
  SourceActions,
  Tabs,
} from '@lexical-documentation/live-examples/edit';
import {type ReactNode, type RefObject, useEffect, useMemo, useRef} from 'react';

import type {Form} from '../steps/program-files';
import {Outcomes} from './Outcomes';
import {PlaygroundButton} from './PlaygroundButton';
import styles from './StepPanel.module.css';
import {markDone} from './stored-progress';
import type {StepData, StepPrograms} from './types';
import {type Check, useCheck} from './use-check';
import {type Origin, type StepFiles, useStepFiles} from './use-step-files';
import {useTree} from './use-tree';

interface WorkbenchProps {
  readonly step: StepData;
  readonly form: Form;
  readonly programs: StepPrograms;
}

const WHOSE: Readonly<Record<Origin, string>> = {
  course: 'Your editor',
  own: 'Your editor, as you left it',
  'last-step': 'Your editor from the last step',
  shared: 'A shared version. Your changes to it are not saved',
};

/** The code of a step, the editor that it makes, and the check. */
export function Workbench({step, form, programs}: WorkbenchProps): ReactNode {
  const work = useStepFiles(step, form, programs);
  const {sources, files, origin, version} = work;
  const frameRef = useRef<HTMLIFrameElement>(null);
  const {program, problems: syntaxProblems} = useProgram(files, sources.entry);
  const sandbox = useSandbox(frameRef, program, sources.id);
  const problems = syntaxProblems.length > 0 ? syntaxProblems : sandbox.problems;
  const found = useFound(files, programs[form].start);
  const tree = useTree(frameRef);
  const check = useCheck(frameRef, programs.check);
  useMarkedDone(check, step.id);
  useForgottenWith(sandbox.frame, check);
  const [changed] = differing(programs[form].solution, programs[form].start);
  const page = useBaseUrl('/sandbox/course.html');
  return (
    <div
      className={styles.panes}
      data-course={sandbox.isRunning ? 'running' : 'loading'}
    >
      <div className={styles.pane}>
        <Fields
          key={version}
          work={work}
          opened={changed?.name}
          problems={[...problems, ...found]}
        />
        <WorkBar
          work={work}
          check={check}
          start={programs[form].start}
          solution={programs[form].solution}
        />
      </div>
      <div className={styles.pane}>
        <div className={styles.bar}>
          <span>{WHOSE[origin]}</span>
          {sandbox.isHeld && (
            <button type="button" className={styles.button} onClick={sandbox.runAgain}>
              Run again
            </button>
          )}
          <SourceActions sources={sources} files={files} />
          <PlaygroundButton files={files} />
        </div>
        <iframe
          key={sandbox.frame}
          ref={frameRef}
          onLoad={sandbox.onLoad}
          className={styles.frame}
          sandbox="allow-scripts"
          src={page}
          title="Your editor"
        />
        <Report problems={problems} found={found} logs={sandbox.logs} />
        <Tabs
          label="About your editor"
          tabs={[
            {
              id: 'check',
              label: 'Check',
              render: () => <Outcomes state={check.state} next={step.next} />,
            },
            {
              id: 'document',
              label: 'Document',
              render: () =>
                tree ? <NodeTree {...tree} /> : <p>There is no editor.</p>,
            },
          ]}
        />
      </div>
    </div>
  );
}

interface WorkBarProps {
  readonly work: StepFiles;
  readonly check: Check;
  readonly start: readonly SourceFile[];
  readonly solution: readonly SourceFile[];
}

function WorkBar({work, check, start, solution}: WorkBarProps): ReactNode {
  const take = (files: readonly SourceFile[]): void => {
    check.forget();
    work.replace(files);
  };
  const checkRef = useRef<HTMLButtonElement>(null);
  useFocusAfter(check, checkRef);
  return (
    <div className={styles.bar}>
      <button
        ref={checkRef}
        type="button"
        className="button button--primary"
        disabled={check.state.type === 'checking'}
        onClick={() => check.start(work.files, work.sources.entry)}
      >
        Check
      </button>
      <button type="button" className={styles.button} onClick={() => take(start)}>
        Reset
      </button>
      <button type="button" className={styles.button} onClick={() => take(solution)}>
        Use the solution
      </button>
    </div>
  );
}

interface FieldsProps {
  readonly work: StepFiles;
  /** The file that is open at first. */
  readonly opened: string | undefined;
  readonly problems: readonly Problem[];
}

function Fields({work, opened, problems}: FieldsProps): ReactNode {
  const tabs = work.files.map((file) => ({
    id: file.name,
    label: file.name,
    render: () => (
      <CodeEditor
        key={file.name}
        file={file}
        problems={problems}
        onChange={work.change}
      />
    ),
  }));
  return <Tabs tabs={tabs} label="Files" initialId={opened} />;
}

/** The files that are not the same in another program. */
function differing(
  files: readonly SourceFile[],
  others: readonly SourceFile[],
): readonly SourceFile[] {
  return files.filter(
    ({name, text}) => others.find((file) => file.name === name)?.text !== text,
  );
}

/** What the check of code finds in the reader's files, once one has changed. */
function useFound(
  files: readonly SourceFile[],
  start: readonly SourceFile[],
): readonly Problem[] {
  const changed = useMemo(
    () =>
      differing(files, start).length > 0
        ? files
            .filter(({name}) => !name.endsWith('.css'))
            .map(({name, text}) => ({path: name, text}))
        : [],
    [files, start],
  );
  const findings = useFindings(changed);
  return useMemo(
    () => (findings.type === 'answered' ? problemsOf(findings.answer) : []),
    [findings],
  );
}

/** The check types in the frame, which takes the focus along: the button gets it back. */
function useFocusAfter(
  {state: {type}}: Check,
  buttonRef: RefObject<HTMLButtonElement | null>,
): void {
  const wasChecking = useRef(false);
  useEffect(() => {
    const isOver = wasChecking.current && type !== 'checking';
    wasChecking.current = type === 'checking';
    const isTaken = /^(?:BODY|IFRAME)$/.test(document.activeElement?.tagName ?? '');
    if (isOver && isTaken) buttonRef.current?.focus({preventScroll: true});
  }, [type, buttonRef]);
}

/** A frame that was replaced takes its check with it. */
function useForgottenWith(frame: number, {forget}: Check): void {
  useEffect(() => {
    forget();
  }, [frame, forget]);
}

function useMarkedDone({state}: Check, id: string): void {
  useEffect(() => {
    if (state.type === 'checked' && state.outcomes.every(({met}) => met)) markDone(id);
  }, [state, id]);
}
