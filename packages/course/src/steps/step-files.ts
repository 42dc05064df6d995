import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import type {Step} from './read-course';
import {type Form, FORMS, type StepFile, withFiles} from './program-files';

/** What a reader starts a step with, and one way to end it. */
export interface StepPrograms {
  readonly start: readonly StepFile[];
  readonly solution: readonly StepFile[];
  /** Files that the step brings with it, whatever the reader's own code is. */
  readonly given: readonly StepFile[];
}

/**
 * Returns the programs of each step in one form. A step starts with the solution of the one before and
 * with the files in its folder `start`; its solution adds those in `solution`. Both folders may have a
 * folder for each form, for files of that form alone.
 */
export function programsOf(
  steps: readonly Step[],
  form: Form,
): ReadonlyMap<string, StepPrograms> {
  const programs = new Map<string, StepPrograms>();
  let last: readonly StepFile[] = [];
  for (const {id, folder} of steps) {
    const given = readFiles(join(folder, 'start'), form);
    const start = withFiles(last, given);
    last = withFiles(start, readFiles(join(folder, 'solution'), form));
    programs.set(id, {start, solution: last, given});
  }
  return programs;
}

function readFiles(folder: string, form: Form): StepFile[] {
  return [folder, join(folder, form)].filter(existsSync).flatMap((place) =>
    readdirSync(place, {withFileTypes: true})
      .filter((entry) => entry.isFile() && !FORMS.some((name) => name === entry.name))
      .map(({name}) => ({name, text: readFileSync(join(place, name), 'utf8')})),
  );
}
