import {useCodeField} from '@lexical-documentation/code-sandbox/code-field';
import {
  type AnswerState,
  ShareButton,
  useKeptText,
} from '@lexical-documentation/reader-tools/panel';
import panel from '@lexical-documentation/reader-tools/tool-panel.module.css';
import {type ReactNode, useEffect, useMemo} from 'react';

import type {Report} from '../browser';
import styles from './CheckPanel.module.css';
import {EXAMPLE_CODE} from './example-code';
import {FindingList} from './FindingList';
import {problemsOf} from './problems-of';
import {useFindings} from './use-findings';

const KEY = 'code-check';
const FILE = 'code.tsx';
/** The name of the parameter in the hash of a shared URL. */
const PARAMETER = 'code';

/** A field for code, with the findings beside it. */
export function CheckPanel(): ReactNode {
  const [code, change] = useKeptText(KEY, PARAMETER);
  const files = useMemo(() => [{path: FILE, text: code}], [code]);
  const state = useFindings(files);
  const report = 'answer' in state ? state.answer : undefined;
  const {parentRef, fieldRef} = useCodeField({
    name: FILE,
    text: code,
    label: 'Code to check. Tab leaves the field.',
    onChange: change,
  });
  useEffect(() => {
    if (state.type === 'answered')
      fieldRef.current?.showProblems(problemsOf(state.answer));
    if (state.type === 'idle') fieldRef.current?.showProblems([]);
  }, [fieldRef, state]);
  const replace = (text: string): void => {
    fieldRef.current?.setText(text);
    fieldRef.current?.goTo(1, 1);
  };
  return (
    <div className={panel.panel} data-code-check={state.type}>
      <div className={panel.bar}>
        <button type="button" onClick={() => replace(EXAMPLE_CODE)}>
          Try an example
        </button>
        <ShareButton parameter={PARAMETER} text={code} />
        <button type="button" disabled={code === ''} onClick={() => replace('')}>
          Clear
        </button>
      </div>
      <div className={styles.panes}>
        <div ref={parentRef} className={panel.field} />
        <div className={styles.results}>
          <p role="status" className={panel.status}>
            {statusText(state)}
          </p>
          {report && (
            <FindingList
              report={report}
              onGoTo={({line, column}) => fieldRef.current?.goTo(line, column)}
            />
          )}
        </div>
      </div>
    </div>
  );
}

function statusText(state: AnswerState<Report>): string {
  switch (state.type) {
    case 'idle':
      return 'Paste or type code, and the mistakes in it appear here.';
    case 'waiting':
      return state.answer ? 'Checking…' : 'Loading the compiler, about 2 MB, once…';
    case 'failed':
      return state.message;
    case 'answered':
      return countText(state.answer.findings.length + state.answer.omitted);
  }
}

function countText(count: number): string {
  if (count === 0) return 'No mistakes found.';
  return count === 1 ? '1 mistake found.' : `${count} mistakes found.`;
}
