import {FourPartError} from '@lexical-documentation/common';

/** How many checks of one client can wait; further ones are rejected. */
export const MOST_OF_CLIENT = 20;
/** How many checks of all clients can wait. */
const MOST_WAITING = 200;

/** Runs a check in a thread. */
type Job<Thread> = (thread: Thread) => Promise<void>;

/**
 * Assigns threads to clients in turn. A client has one at a time, so it can't take all of them, and
 * its further requests wait behind those of others.
 */
export class CheckQueue<Thread> {
  private readonly idle: Thread[];
  /** The waiting requests by client, in the order of their turns. */
  private readonly waiting = new Map<string, Job<Thread>[]>();
  private readonly running = new Set<string>();

  constructor(threads: readonly Thread[]) {
    this.idle = [...threads];
  }

  /** @throws FourPartError if too many requests are waiting */
  run<Result>(
    client: string,
    work: (thread: Thread) => Promise<Result>,
  ): Promise<Result> {
    const own = this.waiting.get(client)?.length ?? 0;
    const all = [...this.waiting.values()].reduce((sum, jobs) => sum + jobs.length, 0);
    if (own >= MOST_OF_CLIENT) return Promise.reject(busy(own, MOST_OF_CLIENT));
    if (all >= MOST_WAITING) return Promise.reject(busy(all, MOST_WAITING));
    return new Promise((resolve, reject) => {
      const job: Job<Thread> = async (thread) => {
        const result = work(thread);
        result.then(resolve, reject);
        await result;
      };
      this.waiting.set(client, [...(this.waiting.get(client) ?? []), job]);
      this.start();
    });
  }

  private start(): void {
    const client = [...this.waiting.keys()].find((one) => !this.running.has(one));
    const thread = client === undefined ? undefined : this.idle.shift();
    if (client === undefined || thread === undefined) return;
    const [job, ...others] = this.waiting.get(client) ?? [];
    this.waiting.delete(client);
    if (others.length > 0) this.waiting.set(client, others);
    this.running.add(client);
    const next = (isSound: boolean): void => {
      this.running.delete(client);
      const others = this.waiting.get(client);
      // At the end of the queue: the turn of the others is next.
      if (others && this.waiting.delete(client)) this.waiting.set(client, others);
      // A thread that failed may be restarting, while the other one is ready.
      if (isSound) this.idle.unshift(thread);
      else this.idle.push(thread);
      this.start();
    };
    job?.(thread).then(
      () => next(true),
      () => next(false),
    );
    this.start();
  }
}

function busy(waiting: number, most: number): FourPartError {
  return new FourPartError({
    what: `${waiting} checks are waiting already.`,
    where: 'the code check',
    expected: `at most ${most} checks at a time`,
    fix: 'Try again in a moment.',
  });
}
