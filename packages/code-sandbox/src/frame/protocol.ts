/** Where in the reader's sources something went wrong; lines from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
  /** From 1; the whole line without it. */
  readonly column?: number;
}

export interface Problem {
  readonly message: string;
  readonly place: Place | null;
  /** Whether the code runs in spite of it. */
  readonly isWarning?: boolean;
  /** Whether it is a loop without an end: such code does not start again by itself. */
  readonly isEndless?: boolean;
}

export type ColorScheme = 'dark' | 'light';

/** A program as the sandbox takes it. */
export interface Program {
  /** CommonJS by file name. */
  readonly modules: Readonly<Record<string, string>>;
  readonly styles: string;
  readonly entry: string;
}

/** `run` is the number of the program in what the sandbox tells of it. */
export interface RunProgram {
  readonly type: 'run';
  readonly run: number;
  readonly program: Program;
}

/** What the page tells the sandbox. */
export type ToSandbox =
  | RunProgram
  | {readonly type: 'beat'}
  | {readonly type: 'color-scheme'; readonly colorScheme: ColorScheme};

/** What the sandbox tells the page; `run` is the number of the program that it is about. */
export type FromSandbox =
  | {readonly type: 'ready'}
  /** The answer to each beat. */
  | {readonly type: 'alive'}
  | {readonly type: 'started'; readonly run: number}
  | {readonly type: 'problem'; readonly run: number; readonly problem: Problem}
  | {readonly type: 'log'; readonly run: number; readonly text: string};

/** Returns a message of the sandbox; readers' code may send anything, which is undefined here. */
export function readFromSandbox(data: unknown): FromSandbox | undefined {
  if (!isRecord(data)) return undefined;
  const {type, run, problem, text} = data;
  if (type === 'ready' || type === 'alive') return {type};
  if (typeof run !== 'number') return undefined;
  if (type === 'started') return {type, run};
  if (type === 'log' && typeof text === 'string') return {type, run, text};
  return type === 'problem' && isProblem(problem) ? {type, run, problem} : undefined;
}

function isProblem(value: unknown): value is Problem {
  if (!isRecord(value) || typeof value['message'] !== 'string') return false;
  const {place} = value;
  return (
    place === null ||
    (isRecord(place) &&
      typeof place['file'] === 'string' &&
      typeof place['line'] === 'number')
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
