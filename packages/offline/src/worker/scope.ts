import {cacheNames} from '../shared/caches';
import type {WorkerSettings} from '../shared/settings';

/** Put in place of this name by the build. */
declare const OFFLINE_SETTINGS: WorkerSettings;

/** What the build said. */
export const settings = OFFLINE_SETTINGS;

export const names = cacheNames(settings.baseUrl);

/** The worker's global scope, typed. */
export const scope = globalThis as unknown as ServiceWorkerGlobalScope;

const HASHED = new RegExp(settings.hashed);

/** Returns the path below the base URL, or nothing for addresses that are not the site's. */
export function sitePath(url: URL): string | undefined {
  return url.origin === location.origin && url.pathname.startsWith(settings.baseUrl)
    ? url.pathname.slice(settings.baseUrl.length)
    : undefined;
}

/** Tells names that change with their content: such a file is never out of date. */
export function isHashed(url: URL): boolean {
  return HASHED.test(sitePath(url) ?? '');
}

/** True where readers asked their browser to spare data, or the line is too slow for more. */
export function isSparing(): boolean {
  // Not every browser tells.
  const {connection} = navigator as {
    connection?: {saveData?: boolean; effectiveType?: string};
  };
  return (
    connection?.saveData === true || connection?.effectiveType?.includes('2g') === true
  );
}
