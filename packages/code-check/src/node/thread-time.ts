import {readFileSync, readlinkSync} from 'node:fs';

/** The kernel counts in hundredths of a second. */
const MILLISECONDS_PER_TICK = 10;

/** Returns the system's number of the thread that asks; nothing where the system does not tell. */
export function ownThreadId(): string | undefined {
  try {
    return /\d+$/.exec(readlinkSync('/proc/thread-self'))?.[0];
  } catch {
    return undefined;
  }
}

/**
 * Returns the milliseconds that a thread of this process has been computing; nothing where the system
 * does not tell. On a busy machine they are a part of the time that passes.
 */
export function threadTime(id: string | undefined): number | undefined {
  if (id === undefined) return undefined;
  try {
    const stat = readFileSync(`/proc/self/task/${id}/stat`, 'utf8');
    // The name of the thread comes second, in parentheses, and may have spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * MILLISECONDS_PER_TICK;
  } catch {
    return undefined;
  }
}
