import {type CheckedFile, type Report} from '../core/report';
import {assertCheckable, LIMITS} from '../limits';
import {CheckThread} from './check-thread';

export interface CheckOptions {
  /** The file of an environment, as the built site has it: `code-check/environment.bin`. */
  readonly environment: string;
  /** The most that one check may take, in milliseconds, once the thread is warm. Default: 5,000. */
  readonly milliseconds?: number;
}

const threads = new Map<string, CheckThread>();

/**
 * Checks files that use Lexical, in a thread that is ended when it takes too long. Nothing is executed.
 * Checks with the same environment share a thread, one after the other: it knows the packages from
 * then on.
 *
 * @throws FourPartError for files that are too many, too large or not soundly named, and for code that
 *   takes more time or memory than a check may
 */
export async function checkCode(
  files: readonly CheckedFile[],
  {environment, milliseconds = LIMITS.milliseconds}: CheckOptions,
): Promise<Report> {
  assertCheckable(files);
  const thread = threads.get(environment) ?? new CheckThread(environment);
  threads.set(environment, thread);
  return thread.check(files, milliseconds);
}

/** Ends the threads of all checks; the next check starts anew. */
export async function endChecks(): Promise<void> {
  const all = [...threads.values()];
  threads.clear();
  await Promise.all(all.map((thread) => thread.end()));
}
