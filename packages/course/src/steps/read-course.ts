import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

import {FourPartError} from '@lexical-documentation/common';
import {parse} from 'yaml';

/** A step of the course: one folder. */
export interface Step {
  /** Path below the folder of the course: `editor/first-editor`. */
  readonly id: string;
  readonly title: string;
  /** Absolute path. */
  readonly folder: string;
}

/** Steps that belong together. */
export interface Part {
  readonly id: string;
  readonly title: string;
  readonly steps: readonly Step[];
}

const LIST = 'course.yml';
const TITLE = /^title: (.+)$/m;

/**
 * Reads which steps the course has, in their order, from its `course.yml`.
 *
 * @throws FourPartError for a step without a folder, and for a folder that is not listed
 */
export function readCourse(folder: string): readonly Part[] {
  const listed = parse(readFileSync(join(folder, LIST), 'utf8')) as {
    part: string;
    title: string;
    steps: string[];
  }[];
  const parts = listed.map(({part, title, steps}) => ({
    id: part,
    title,
    steps: steps.map((step) => readStep(folder, `${part}/${step}`)),
  }));
  refuseStray(folder, new Set(stepsOf(parts).map(({id}) => id)));
  return parts;
}

/** Returns the steps of all parts in their order. */
export function stepsOf(parts: readonly Part[]): readonly Step[] {
  return parts.flatMap(({steps}) => steps);
}

function readStep(course: string, id: string): Step {
  const folder = join(course, id);
  const page = join(folder, 'index.mdx');
  const title = existsSync(page) && TITLE.exec(readFileSync(page, 'utf8'))?.[1];
  if (!title) {
    throw new FourPartError({
      what: `The step "${id}" has no page.`,
      where: join(course, LIST),
      expected: `the file ${page} with a title`,
      fix: 'Write the page, or remove the step from the list.',
    });
  }
  return {id, title, folder};
}

function refuseStray(course: string, listed: ReadonlySet<string>): void {
  for (const part of foldersIn(course)) {
    for (const step of foldersIn(join(course, part))) {
      if (listed.has(`${part}/${step}`)) continue;
      throw new FourPartError({
        what: `The folder "${part}/${step}" is not a step of the course.`,
        where: join(course, LIST),
        expected: 'each folder of a step in the list, at its place in the order',
        fix: 'List the step, or delete its folder.',
      });
    }
  }
}

function foldersIn(folder: string): string[] {
  return readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name);
}
