import {type CheckedFile, type Report} from '../core/report';
import {assertCheckable, LIMITS} from '../limits';
import {CheckQueue} from './check-queue';
import {CheckThread} from './check-thread';
import {assertShallow} from './nesting';

export interface CheckOptions {
  /** The file of an environment in the built site: `code-check/environment.bin`. */
  readonly environment: string;
  /** How long a check can compute, in milliseconds, once the thread is warm. Default: 5,000. */
  readonly milliseconds?: number;
  /**
   * Identifies the client, such as by its address: clients take turns, and each has one check at a
   * time.
   */
  readonly client?: string;
}

/** One thread is available while another runs a slow check, or restarts after it was ended. */
const THREADS = 2;

interface Pool {
  readonly threads: readonly CheckThread[];
  readonly queue: CheckQueue<CheckThread>;
}

const pools = new Map<string, Pool>();

/**
 * Checks files that use Lexical, in a thread that is ended if it takes too long. Nothing is
 * executed. Checks with the same environment share two threads, which then already know the
 * packages.
 *
 * @throws FourPartError for files that are too many, too large, nested too deeply or have invalid
 * names, and for code that takes more time or memory than allowed
 */
export async function checkCode(
  files: readonly CheckedFile[],
  {environment, milliseconds = LIMITS.milliseconds, client = ''}: CheckOptions,
): Promise<Report> {
  assertCheckable(files);
  assertShallow(files);
  const {queue, threads} = poolOf(environment);
  const report = await queue.run(client, (thread) => thread.check(files, milliseconds));
  // If there are several clients, a thread is ready for the next one.
  if (client !== '') threads.forEach(warmUp);
  return report;
}

/** Ends the threads of all checks; the next check starts new ones. */
export async function endChecks(): Promise<void> {
  const all = [...pools.values()].flatMap(({threads}) => threads);
  pools.clear();
  await Promise.all(all.map((thread) => thread.end()));
}

/** If it can't start, the check that needs it reports this. */
function warmUp(thread: CheckThread): void {
  void thread.warmUp().catch(() => undefined);
}

function poolOf(environment: string): Pool {
  const known = pools.get(environment);
  if (known) return known;
  const threads = Array.from({length: THREADS}, () => new CheckThread(environment));
  const pool = {threads, queue: new CheckQueue(threads)};
  pools.set(environment, pool);
  return pool;
}
