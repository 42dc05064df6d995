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
}

export type ColorScheme = 'dark' | 'light';

/** A program as the sandbox takes it. */
export interface Program {
  /** CommonJS by file name. */
  readonly modules: Readonly<Record<string, string>>;
  readonly styles: string;
  readonly entry: string;
}

/** What the page tells the sandbox. */
export type ToSandbox =
  | {readonly type: 'run'; readonly run: number; readonly program: Program}
  | {readonly type: 'color-scheme'; readonly colorScheme: ColorScheme};

/** What the sandbox tells the page; `run` is the number of the program that it is about. */
export type FromSandbox =
  | {readonly type: 'ready'}
  | {readonly type: 'started'; readonly run: number}
  | {readonly type: 'problem'; readonly run: number; readonly problem: Problem}
  | {readonly type: 'log'; readonly run: number; readonly text: string};
