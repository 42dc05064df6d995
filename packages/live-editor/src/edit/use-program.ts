import {useEffect, useState} from 'react';

import type {Problem, Program} from '../sandbox/protocol';
import {compile} from './compile';
import type {SourceFile} from './source-file';

const PAUSE_MS = 350;

export interface ProgramState {
  /** The last program that could be compiled. */
  readonly program: Program | null;
  readonly problems: readonly Problem[];
}

/** Compiles the files whenever the reader pauses. */
export function useProgram(files: readonly SourceFile[], entry: string): ProgramState {
  const [state, setState] = useState<ProgramState>({program: null, problems: []});
  const isFirst = state.program === null;
  useEffect(() => {
    const timer = setTimeout(
      () => {
        const {program, problems} = compile(files, entry);
        setState((last) => ({program: program ?? last.program, problems}));
      },
      isFirst ? 0 : PAUSE_MS,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [files, entry, isFirst]);
  return state;
}
