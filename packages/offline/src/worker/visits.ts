import type {WorkboxPlugin} from 'workbox-core/types.js';
import {ExpirationPlugin} from 'workbox-expiration';
import {CacheFirst, NetworkFirst} from 'workbox-strategies';

import {findFile} from '../shared/caches';
import {pagePath} from '../shared/page-path';
import type {VisitMessage} from '../shared/settings';
import {isHashed, isSparing, names, settings} from './scope';
import {keepSearch} from './search-files';

/** What is kept of visits at most; the least recently used goes first. */
const MOST = {pages: 300, files: 3_000};

/** A line this slow is no better than none where the page is kept. */
const PATIENCE_SECONDS = 4;

const PAGES_BEFORE_SEARCH = 2;

const onePathForEachPage: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({request}) => {
    const url = new URL(request.url);
    return Promise.resolve(new URL(pagePath(url), url.origin).href);
  },
};

/**
 * Keeps whole pages only, and in the background those only that the scripts of the document at hand
 * can show: a page of a newer version needs files that nobody has loaded yet.
 */
const wholePages: WorkboxPlugin = {
  cacheWillUpdate: async ({response, event}) => {
    const isPage = response.headers.get('Content-Type')?.includes('text/html');
    if (response.status !== 200 || !isPage) return null;
    const scripts = (event && visitOf(event)?.scripts) ?? [];
    if (!includesAll(await response.clone().text(), scripts)) return null;
    if (!response.redirected) return response;
    // A browser refuses a redirected answer to a navigation.
    return new Response(response.body, {headers: response.headers});
  },
};

/** Answers navigations: the page of the moment, and the kept one where there is no network. */
export const pages = new NetworkFirst({
  cacheName: names.pages,
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: [
    onePathForEachPage,
    wholePages,
    new ExpirationPlugin({maxEntries: MOST.pages}),
  ],
});

/** Answers for files whose names change with their content. */
export const files = new CacheFirst({
  cacheName: names.files,
  plugins: [
    {
      cacheWillUpdate: ({response}) =>
        Promise.resolve(response.status === 200 ? response : null),
    },
    new ExpirationPlugin({maxEntries: MOST.files}),
  ],
});

/** Returns what a message says of a visit, or nothing for other events. */
export function visitOf(event: Event): VisitMessage | undefined {
  const data = 'data' in event ? event.data : undefined;
  return isVisit(data) ? data : undefined;
}

/** Keeps the page that a reader visits, and all that its document has used. */
export async function keepVisit(
  event: ExtendableEvent,
  visit: VisitMessage,
): Promise<void> {
  if (isSparing()) return;
  await keepPage(event, visit);
  for (const url of visit.files) {
    if (isHashed(new URL(url)) && !(await findFile(settings.baseUrl, url))) {
      await settled(files.handleAll({event, request: new Request(url)}));
    }
  }
  const kept = await (await caches.open(names.pages)).keys();
  if (kept.length >= PAGES_BEFORE_SEARCH) await keepSearch().catch(() => undefined);
}

async function keepPage(event: ExtendableEvent, visit: VisitMessage): Promise<void> {
  const url = new URL(visit.page, location.origin).href;
  const kept = await caches.match(url, {cacheName: names.pages});
  if (kept && includesAll(await kept.text(), visit.scripts)) return;
  const request = new Request(url, {priority: 'low'});
  await settled(pages.handleAll({event, request}));
}

function includesAll(html: string, scripts: readonly string[]): boolean {
  return scripts.every((script) => html.includes(script));
}

/** Keeping is a convenience: without room or network there is less of it, and no error. */
async function settled(promises: [Promise<unknown>, Promise<void>]): Promise<void> {
  await Promise.allSettled(promises);
}

function isVisit(data: unknown): data is VisitMessage {
  return (
    typeof data === 'object' && data !== null && 'type' in data && data.type === 'visit'
  );
}
