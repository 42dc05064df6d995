import type {PageSettings} from '../shared/settings';

/** Put in place of this name by the build. */
declare const OFFLINE_SETTINGS: PageSettings;

/** What the build said. */
export const site = OFFLINE_SETTINGS;

/** Remembers between pages that the reader wants the whole documentation. */
export const WANTED_KEY = `offline-documentation ${site.baseUrl}`;

/** Returns the absolute address of a file of the site. */
export function addressOf(path: string): string {
  return new URL(site.baseUrl + path, location.origin).href;
}
