import {useEffect, useRef, useState} from 'react';

import type {Problem, Program} from '../frame/protocol';
import {compile} from './compile';
import type {SourceFile} from './source-file';

const PAUSE_MS = 350;

export interface ProgramState {
  /** The last program that could be compiled. */
  readonly program: Program | null;
  readonly problems: readonly Problem[];
}

/**
 * Compiles the files at once, and again whenever the reader pauses.
 *
 * @param pause - milliseconds; 0 for files that nobody types
 */
export function useProgram(
  files: readonly SourceFile[],
  entry: string,
  pause = PAUSE_MS,
): ProgramState {
  const [state, setState] = useState<ProgramState>({program: null, problems: []});
  const hasCompiled = useRef(false);
  useEffect(() => {
    const timer = setTimeout(
      () => {
        const {program, problems} = compile(files, entry);
        hasCompiled.current = true;
        setState((last) => ({program: program ?? last.program, problems}));
      },
      hasCompiled.current ? pause : 0,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [files, entry, pause]);
  return state;
}
