import {type RefObject, useCallback, useEffect, useRef, useState} from 'react';

import type {FromSandbox, Problem, Program} from '../frame/protocol';
import {sendToFrame} from './frame-messages';
import {hold, isHeld} from './held-program';
import {useFrame} from './use-frame';

export interface SandboxState {
  readonly isRunning: boolean;
  /** Whether the code waits for the reader, because it did not come to an end before. */
  readonly isHeld: boolean;
  readonly problems: readonly Problem[];
  readonly logs: readonly string[];
}

export interface Sandbox extends SandboxState {
  /** Counts the frames: each number is to be an element of its own. */
  readonly frame: number;
  readonly onLoad: () => void;
  readonly runAgain: () => void;
}

const NOTHING: SandboxState = {isRunning: false, isHeld: false, problems: [], logs: []};
const MOST_LOGS = 100;
const BEFORE =
  'This code did not finish the last time it ran, so it does not start automatically.';

/**
 * Runs programs in a frame's document and gathers what it tells of them. A document that stops
 * answering or leaves is replaced, and its program starts no more until the reader asks for it.
 */
export function useSandbox(
  frameRef: RefObject<HTMLIFrameElement | null>,
  program: Program | null,
  id: string,
): Sandbox {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState(NOTHING);
  const run = useRef(0);
  const sent = useRef<Program>(null);
  const tell = useCallback(
    (message: FromSandbox) => {
      if (!('run' in message) || message.run !== run.current) return;
      if (message.type === 'problem' && message.problem.isEndless)
        hold(id, sent.current);
      setState((last) => next(last, message));
    },
    [id],
  );
  const end = useCallback(
    (message: string) => {
      tell({type: 'problem', run: run.current, problem: endOf(message)});
    },
    [tell],
  );
  const {frame, isReady, onLoad} = useFrame(frameRef, tell, end);
  useEffect(() => {
    if (!isReady || !program) return;
    if (isHeld(id, program)) return void setState(heldAfter);
    run.current += 1;
    sent.current = program;
    setState(NOTHING);
    sendToFrame(frameRef.current, {type: 'run', run: run.current, program});
  }, [frameRef, isReady, program, attempt, id]);
  const runAgain = (): void => {
    hold(id, null);
    setAttempt(attempt + 1);
  };
  return {...state, frame, onLoad, runAgain};
}

function endOf(message: string): Problem {
  return {message, place: null, isEndless: true};
}

function heldAfter(last: SandboxState): SandboxState {
  return last.isHeld
    ? last
    : {...NOTHING, isHeld: true, problems: [{message: BEFORE, place: null}]};
}

function next(last: SandboxState, message: FromSandbox): SandboxState {
  switch (message.type) {
    case 'problem':
      return {
        ...last,
        isHeld: last.isHeld || message.problem.isEndless === true,
        problems: [...last.problems, message.problem],
      };
    case 'log':
      return {...last, logs: [...last.logs, message.text].slice(-MOST_LOGS)};
    case 'started':
      return {...last, isRunning: true};
    case 'alive':
    case 'ready':
      return last;
  }
}
