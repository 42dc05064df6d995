import {join} from 'node:path';

import {afterAll, beforeAll, describe, expect, test} from 'vitest';

import {
  type Attempts,
  compileCheck,
  filesOfAttempt,
  FORMS,
  modulesOfCourse,
  programsOf,
  readCourse,
  stepsOf,
} from '../../../../packages/course/src/index';
import type {Outcome} from '../../../../packages/course/src/frame/check';
import {type CourseFrame, openCourseFrame} from './open-frame';

const COURSE = join(import.meta.dirname, '../../../../docs/learn');
const steps = stepsOf(readCourse(COURSE));
const programs = {
  react: programsOf(steps, 'react'),
  plain: programsOf(steps, 'plain'),
};

let frame: CourseFrame;
beforeAll(async () => {
  frame = await openCourseFrame(modulesOfCourse(COURSE));
});
afterAll(() => frame.close());

describe.each(steps)('the step $id', (step) => {
  const check = compileCheck(step);
  const read = () =>
    import(join(step.folder, 'attempts.ts')) as Promise<{default: Attempts}>;

  test('is tried with two right and three wrong solutions at least', async () => {
    const {right, wrong} = (await read()).default;
    expect(right.length).toBeGreaterThanOrEqual(2);
    expect(wrong.length).toBeGreaterThanOrEqual(3);
  });

  describe.each(FORMS)('in the form %s', (form) => {
    const {start, solution} = programs[form].get(step.id) ?? {start: [], solution: []};

    test('is not done at its start', async () => {
      expect(unmet(await frame.check(start, form, check))).not.toEqual([]);
    });

    test('is done with its solution', async () => {
      expect(unmet(await frame.check(solution, form, check))).toEqual([]);
    });

    test('takes other right solutions', async () => {
      for (const attempt of (await read()).default.right) {
        if (attempt.form && attempt.form !== form) continue;
        const files = filesOfAttempt(solution, attempt);
        const outcomes = await frame.check(files, form, check);
        expect(unmet(outcomes), attempt.title).toEqual([]);
      }
    });

    test('refuses wrong solutions, and says what is missing', async () => {
      for (const attempt of (await read()).default.wrong) {
        if (attempt.form && attempt.form !== form) continue;
        const files = filesOfAttempt(solution, attempt);
        const outcomes = await frame.check(files, form, check);
        expect(unmet(outcomes).join('\n'), attempt.title).toContain(attempt.says);
      }
    });
  });
});

function unmet(outcomes: readonly Outcome[]): string[] {
  return outcomes.filter(({met}) => !met).map(({message}) => message);
}
