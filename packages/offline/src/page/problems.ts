import {site} from './site';

/** The name of the browser's error for a device or a share of it that is full. */
export const SHORT_OF_ROOM = 'QuotaExceededError';

/** Tells whether the browser would let the site keep everything; true where it does not say. */
export async function hasRoom(): Promise<boolean> {
  const {quota, usage} = await navigator.storage.estimate();
  return quota === undefined || usage === undefined || quota - usage > site.size;
}

/** Returns what a reader can do about a failure. */
export function reasonOf(error: unknown): string {
  if (error instanceof DOMException && error.name === SHORT_OF_ROOM) {
    return 'This browser has no room left for the documentation. What was kept so far stays. Free some space on the device, then try again.';
  }
  return navigator.onLine
    ? 'The download was interrupted. What was kept so far stays. Try again.'
    : 'There is no network connection. What was kept so far stays. Try again when you are online.';
}
