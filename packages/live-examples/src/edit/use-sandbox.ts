import {useColorMode} from '@docusaurus/theme-common';
import {type RefObject, useEffect, useRef, useState} from 'react';

import type {FromSandbox, Problem, Program, ToSandbox} from '../sandbox/protocol';

export interface SandboxState {
  readonly isRunning: boolean;
  readonly problems: readonly Problem[];
  readonly logs: readonly string[];
}

const NOTHING: SandboxState = {isRunning: false, problems: [], logs: []};
const MOST_LOGS = 100;

/** Runs programs in a frame's document and gathers what it tells of them. */
export function useSandbox(
  frameRef: RefObject<HTMLIFrameElement | null>,
  program: Program | null,
): SandboxState {
  const {colorMode} = useColorMode();
  const [isReady, setReady] = useState(false);
  const [state, setState] = useState(NOTHING);
  const run = useRef(0);
  useEffect(() => {
    const listen = ({data, source}: MessageEvent<FromSandbox>): void => {
      if (source !== frameRef.current?.contentWindow) return;
      if (data.type === 'ready') setReady(true);
      else if (data.run === run.current) setState((last) => next(last, data));
    };
    window.addEventListener('message', listen);
    return () => {
      window.removeEventListener('message', listen);
    };
  }, [frameRef]);
  useEffect(() => {
    if (isReady) send(frameRef.current, {type: 'color-scheme', colorScheme: colorMode});
  }, [frameRef, isReady, colorMode]);
  useEffect(() => {
    if (!isReady || !program) return;
    run.current += 1;
    setState(NOTHING);
    send(frameRef.current, {type: 'run', run: run.current, program});
  }, [frameRef, isReady, program]);
  return state;
}

function next(last: SandboxState, message: FromSandbox): SandboxState {
  switch (message.type) {
    case 'problem':
      return {...last, problems: [...last.problems, message.problem]};
    case 'log':
      return {...last, logs: [...last.logs, message.text].slice(-MOST_LOGS)};
    case 'started':
      return {...last, isRunning: true};
    case 'ready':
      return last;
  }
}

function send(frame: HTMLIFrameElement | null, message: ToSandbox): void {
  // A document without an origin can be addressed by none.
  frame?.contentWindow?.postMessage(message, '*');
}
