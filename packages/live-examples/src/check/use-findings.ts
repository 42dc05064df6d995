import useBaseUrl from '@docusaurus/useBaseUrl';
import {
  type CheckClient,
  type CheckedFile,
  openCheck,
  type Report,
} from '@lexical-documentation/code-check/browser';
import {useEffect, useRef, useState} from 'react';

export type FindingsState =
  | {readonly type: 'idle'}
  | {readonly type: 'checking'; readonly report: Report | null}
  | {readonly type: 'checked'; readonly report: Report}
  | {readonly type: 'failed'; readonly message: string};

const PAUSE_MS = 400;

/**
 * Checks files whenever the reader pauses. Files without text are not checked, and nothing is loaded
 * before there are some.
 */
export function useFindings(files: readonly CheckedFile[]): FindingsState {
  const folder = useBaseUrl('/code-check/');
  const client = useRef<CheckClient>(null);
  const [state, setState] = useState<FindingsState>({type: 'idle'});
  useEffect(
    () => () => {
      client.current?.end();
      client.current = null;
    },
    [],
  );
  useEffect(() => {
    if (files.every(({text}) => text.trim() === '')) {
      setState({type: 'idle'});
      return;
    }
    setState((last) => ({
      type: 'checking',
      report: 'report' in last ? last.report : null,
    }));
    let isCurrent = true;
    const timer = setTimeout(() => {
      client.current ??= openCheck(folder);
      client.current.check(files).then(
        (report) => {
          if (isCurrent && report) setState({type: 'checked', report});
        },
        (error: Error) => {
          if (isCurrent) setState({type: 'failed', message: error.message});
        },
      );
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [files, folder]);
  return state;
}
