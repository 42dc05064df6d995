import {type ReactNode, useCallback, useEffect, useMemo, useRef, useState} from 'react';

import {
  type CodeField,
  createCodeField,
} from '@lexical-documentation/code-sandbox/code-field';
import styles from './CheckPanel.module.css';
import {EXAMPLE_CODE} from './example-code';
import {FindingList} from './FindingList';
import {problemsOf} from './problems-of';
import {codeOf} from './share-link';
import {ShareButton} from './ShareButton';
import {readCode, storeCode} from './stored-code';
import {type FindingsState, useFindings} from './use-findings';

const KEY = 'code-check';
const FILE = 'code.tsx';

/** A field for code, and beside it what the check finds in it. */
export function CheckPanel(): ReactNode {
  const [code, setCode] = useState(() => codeOf(location.hash) ?? readCode(KEY) ?? '');
  const files = useMemo(() => [{path: FILE, text: code}], [code]);
  const state = useFindings(files);
  const change = useCallback((text: string) => {
    storeCode(KEY, text);
    setCode(text);
  }, []);
  const {parentRef, fieldRef} = useField(code, change, state);
  const replace = (text: string): void => {
    fieldRef.current?.setText(text);
    fieldRef.current?.goTo(1, 1);
  };
  return (
    <div className={styles.panel} data-code-check={state.type}>
      <div className={styles.bar}>
        <button type="button" onClick={() => replace(EXAMPLE_CODE)}>
          Try an example
        </button>
        <ShareButton code={code} />
        <button type="button" disabled={code === ''} onClick={() => replace('')}>
          Clear
        </button>
      </div>
      <div className={styles.panes}>
        <div ref={parentRef} className={styles.field} />
        <div className={styles.results}>
          <p role="status" className={styles.status}>
            {statusText(state)}
          </p>
          {'report' in state && state.report && (
            <FindingList
              report={state.report}
              onGoTo={({line, column}) => fieldRef.current?.goTo(line, column)}
            />
          )}
        </div>
      </div>
    </div>
  );
}

function useField(
  code: string,
  onChange: (text: string) => void,
  state: FindingsState,
) {
  const parentRef = useRef<HTMLDivElement>(null);
  const fieldRef = useRef<CodeField>(null);
  const initial = useRef(code);
  useEffect(() => {
    if (!parentRef.current) return;
    const field = createCodeField(parentRef.current, {
      name: FILE,
      text: initial.current,
      label: 'Code to check. Tab leaves the field.',
      onChange,
    });
    fieldRef.current = field;
    return () => {
      field.destroy();
      fieldRef.current = null;
    };
  }, [onChange]);
  useEffect(() => {
    if (state.type === 'checked')
      fieldRef.current?.showProblems(problemsOf(state.report));
    if (state.type === 'idle') fieldRef.current?.showProblems([]);
  }, [state]);
  return {parentRef, fieldRef};
}

function statusText(state: FindingsState): string {
  switch (state.type) {
    case 'idle':
      return 'Paste or type code, and the mistakes in it appear here.';
    case 'checking':
      return state.report ? 'Checking…' : 'Loading the compiler, about 2 MB, once…';
    case 'failed':
      return state.message;
    case 'checked':
      return countText(state.report.findings.length + state.report.omitted);
  }
}

function countText(count: number): string {
  if (count === 0) return 'No mistakes found.';
  return count === 1 ? '1 mistake found.' : `${count} mistakes found.`;
}
