import {readFileSync, readlinkSync} from 'node:fs';

/** The kernel counts in hundredths of a second. */
const MILLISECONDS_PER_TICK = 10;

/** Returns the system's id of the current thread; undefined if the system doesn't report it. */
export function ownThreadId(): string | undefined {
  try {
    return /\d+$/.exec(readlinkSync('/proc/thread-self'))?.[0];
  } catch {
    return undefined;
  }
}

/**
 * Returns how long a thread of this process has been computing, in milliseconds; undefined if the
 * system doesn't report it. On a busy machine, it's less than the time that has passed.
 */
export function threadTime(id: string | undefined): number | undefined {
  if (id === undefined) return undefined;
  try {
    const stat = readFileSync(`/proc/self/task/${id}/stat`, 'utf8');
    // The thread's name comes second, in parentheses, and can contain spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * MILLISECONDS_PER_TICK;
  } catch {
    return undefined;
  }
}
