import {join} from 'node:path';

import {afterAll, beforeAll, describe, test} from 'vitest';

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
  const last = [...programs.react.values()].at(-1)?.solution ?? [];
  frame = await openCourseFrame(modulesOfCourse(COURSE), last);
});
afterAll(() => frame.close());

// Checks wait for timers most of the time, so the programs share a few pages.
describe.concurrent.each(steps)('the step $id', (step) => {
  const check = compileCheck(step);
  const read = () =>
    import(join(step.folder, 'attempts.ts')) as Promise<{default: Attempts}>;

  test('is tried with two right and three wrong solutions at least', async ({
    expect,
  }) => {
    const {right, wrong} = (await read()).default;
    expect(right.length).toBeGreaterThanOrEqual(2);
    expect(wrong.length).toBeGreaterThanOrEqual(3);
  });

  describe.each(FORMS)('in the form %s', (form) => {
    const {start, solution} = programs[form].get(step.id) ?? {start: [], solution: []};
    const tried = async <Kind extends keyof Attempts>(kind: Kind) => {
      const attempts: readonly Attempts[Kind][number][] = (await read()).default[kind];
      return attempts.filter((attempt) => (attempt.form ?? form) === form);
    };

    test('is not done at its start', async ({expect}) => {
      expect(unmet(await frame.check(start, form, check))).not.toEqual([]);
    });

    test('is done with its solution', async ({expect}) => {
      expect(unmet(await frame.check(solution, form, check))).toEqual([]);
    });

    test('takes other right solutions', async ({expect}) => {
      await Promise.all(
        (await tried('right')).map(async (attempt) => {
          const files = filesOfAttempt(solution, attempt);
          const outcomes = await frame.check(files, form, check);
          expect(unmet(outcomes), attempt.title).toEqual([]);
        }),
      );
    });

    test('refuses wrong solutions, and says what is missing', async ({expect}) => {
      await Promise.all(
        (await tried('wrong')).map(async (attempt) => {
          const files = filesOfAttempt(solution, attempt);
          const outcomes = await frame.check(files, form, check);
          expect(unmet(outcomes).join('\n'), attempt.title).toContain(attempt.says);
        }),
      );
    });
  });
});

function unmet(outcomes: readonly Outcome[]): string[] {
  return outcomes.filter(({met}) => !met).map(({message}) => message);
}
