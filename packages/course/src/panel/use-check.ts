import {compile, type Problem} from '@lexical-documentation/live-examples/edit';
import {type RefObject, useCallback, useEffect, useRef, useState} from 'react';

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
  useEffect(() => {
    const listen = ({data, source}: MessageEvent<unknown>): void => {
      if (source !== frameRef.current?.contentWindow) return;
      const message = readFromCourse(data);
      if (message?.type !== 'checked' || message.id !== id.current) return;
      setState({type: 'checked', outcomes: message.outcomes});
    };
    window.addEventListener('message', listen);
    return () => {
      window.removeEventListener('message', listen);
    };
  }, [frameRef]);
  const start = (files: readonly StepFile[], entry: string): void => {
    const {program, problems} = compile(files, entry);
    if (!program) {
      setState({type: 'uncompiled', problems});
      return;
    }
    id.current += 1;
    setState({type: 'checking'});
    const request: CheckRequest = {type: 'check', id: id.current, program, check};
    // A document without an origin can be addressed by none.
    frameRef.current?.contentWindow?.postMessage(request, '*');
  };
  const forget = useCallback(() => {
    id.current += 1;
    setState({type: 'idle'});
  }, []);
  return {state, start, forget};
}
