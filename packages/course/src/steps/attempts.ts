import type {Form, StepFile} from './program-files';

/** A change of one file: what stands there once, and what stands there instead. */
export interface Edit {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** Another way to end a step, right or wrong, as changes of its solution. */
export interface Attempt {
  /** What it does differently. */
  readonly title: string;
  readonly edits: readonly Edit[];
  /** Files that it has in addition, or in place of those of the solution. */
  readonly files?: readonly StepFile[];
  /** Default: it is tried in both. */
  readonly form?: Form;
}

/** An attempt that must not pass. */
export interface WrongAttempt extends Attempt {
  /** A part of the message that the reader gets. */
  readonly says: string;
}

/** What the check of a step is tried with, beside its start and its solution. */
export interface Attempts {
  readonly right: readonly Attempt[];
  readonly wrong: readonly WrongAttempt[];
}

/**
 * Returns the files of an attempt.
 *
 * @throws Error for a change whose text is not in its file exactly once
 */
export function filesOfAttempt(
  solution: readonly StepFile[],
  {title, edits, files = []}: Attempt,
): readonly StepFile[] {
  const changed = new Map(solution.map(({name, text}) => [name, text]));
  for (const {name, text} of files) changed.set(name, text);
  for (const {file, from, to} of edits) {
    const parts = changed.get(file)?.split(from) ?? [];
    if (parts.length !== 2) {
      throw new Error(
        `"${title}" changes "${from}" in ${file}, which has it ${Math.max(parts.length - 1, 0)} times.`,
      );
    }
    changed.set(file, parts.join(to));
  }
  return [...changed].map(([name, text]) => ({name, text}));
}
