import {type CheckedFile, type Report} from '../core/report';
import {assertCheckable, LIMITS} from '../limits';
import {CheckQueue} from './check-queue';
import {CheckThread} from './check-thread';
import {assertShallow} from './nesting';

export interface CheckOptions {
  /** The file of an environment, as the built site has it: `code-check/environment.bin`. */
  readonly environment: string;
  /** How long one check may compute, in milliseconds, once the thread is warm. Default: 5,000. */
  readonly milliseconds?: number;
  /** Who asks, such as an address: clients take turns, and each has one check at a time. */
  readonly client?: string;
}

/** One works while another is checking what takes long, or begins anew after it was ended. */
const THREADS = 2;

interface Pool {
  readonly threads: readonly CheckThread[];
  readonly queue: CheckQueue<CheckThread>;
}

const pools = new Map<string, Pool>();

/**
 * Checks files that use Lexical, in a thread that is ended when it takes too long. Nothing is executed.
 * Checks with the same environment share two threads, which know the packages from then on.
 *
 * @throws FourPartError for files that are too many, too large, too deep or not soundly named, and for
 *   code that takes more time or memory than a check may
 */
export async function checkCode(
  files: readonly CheckedFile[],
  {environment, milliseconds = LIMITS.milliseconds, client = ''}: CheckOptions,
): Promise<Report> {
  assertCheckable(files);
  assertShallow(files);
  const {queue, threads} = poolOf(environment);
  const report = await queue.run(client, (thread) => thread.check(files, milliseconds));
  // Where there are several clients, the next one finds a thread that is ready.
  if (client !== '') threads.forEach(warmUp);
  return report;
}

/** Ends the threads of all checks; the next check starts anew. */
export async function endChecks(): Promise<void> {
  const all = [...pools.values()].flatMap(({threads}) => threads);
  pools.clear();
  await Promise.all(all.map((thread) => thread.end()));
}

/** One that cannot start says so to the check that needs it. */
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
