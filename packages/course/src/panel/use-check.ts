import {
  compile,
  type Problem,
  sendToFrame,
  useFrameMessages,
} from '@lexical-documentation/code-sandbox';
import {type RefObject, useCallback, useRef, useState} from 'react';

import type {Outcome} from '../frame/check';
import {type CheckRequest, readFromCourse} from '../frame/protocol';
import type {StepFile} from '../steps/program-files';

export type CheckState =
  | {readonly type: 'idle' | 'checking'}
  | {readonly type: 'checked'; readonly outcomes: readonly Outcome[]}
  | {readonly type: 'uncompiled'; readonly problems: readonly Problem[]};

export interface Check {
  readonly state: CheckState;
  readonly start: (files: readonly StepFile[], entry: string) => void;
  readonly forget: () => void;
}

/** Asks the document in a frame to check programs. */
export function useCheck(
  frameRef: RefObject<HTMLIFrameElement | null>,
  check: string,
): Check {
  const [state, setState] = useState<CheckState>({type: 'idle'});
  const id = useRef(0);
  const receive = useCallback((data: unknown) => {
    const message = readFromCourse(data);
    if (message?.type !== 'checked' || message.id !== id.current) return;
    setState({type: 'checked', outcomes: message.outcomes});
  }, []);
  useFrameMessages(frameRef, receive);
  const start = (files: readonly StepFile[], entry: string): void => {
    const {program, problems} = compile(files, entry);
    if (!program) {
      setState({type: 'uncompiled', problems});
      return;
    }
    id.current += 1;
    setState({type: 'checking'});
    sendToFrame<CheckRequest>(frameRef.current, {
      type: 'check',
      id: id.current,
      program,
      check,
    });
  };
  const forget = useCallback(() => {
    id.current += 1;
    setState({type: 'idle'});
  }, []);
  return {state, start, forget};
}
