import {
  clearStorage,
  executeModules,
  type Registry,
} from '@lexical-documentation/code-sandbox/frame';

import type {Outcome, Requirement} from './check';
import {createApp, type Runner} from './create-app';
import {Missing} from './missing';

const PATIENCE_MS = 5_000;

/**
 * Runs the check of a step: each requirement meets a program that has just started, with nothing stored.
 *
 * @param source - the check as CommonJS, whose default export is a list of requirements
 * @param thrown - returns what the program threw since it was asked last
 */
export async function runCheck(
  source: string,
  registry: Registry,
  runner: Runner,
  thrown: () => string | undefined,
): Promise<Outcome[]> {
  const {default: requirements} = await executeModules(
    {'check.ts': source},
    'check.ts',
    registry,
    window.evaluate,
  );
  const outcomes: Outcome[] = [];
  for (const requirement of requirements as Requirement[]) {
    runner.stop();
    await new Promise((resolve) => setTimeout(resolve));
    endTimers();
    clearStorage();
    thrown();
    const message = await messageOf(requirement, runner);
    const error = thrown();
    outcomes.push({
      title: requirement.title,
      met: message === '' && error === undefined,
      message: error === undefined ? message : `Your code threw an error: ${error}`,
    });
  }
  clearStorage();
  return outcomes;
}

/** What is missing, or nothing. */
async function messageOf({test}: Requirement, runner: Runner): Promise<string> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => {
      resolve('The editor did not answer in five seconds.');
    }, PATIENCE_MS);
  });
  const run = async (): Promise<string> => {
    await test(await createApp(runner));
    return '';
  };
  try {
    return await Promise.race([run(), late]);
  } catch (error) {
    if (error instanceof Missing) return error.message;
    const text = error instanceof Error ? error.message : String(error);
    return `Your code threw an error: ${text}`;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Ends all timers of this document. Those of a program that was replaced would go on, and write into what
 * belongs to the next one.
 */
function endTimers(): void {
  const last = window.setTimeout(() => undefined);
  for (let id = 1; id <= last; id += 1) window.clearTimeout(id);
}
