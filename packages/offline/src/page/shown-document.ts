import {cacheNames} from '../shared/caches';
import {pagePath} from '../shared/page-path';
import {site} from './site';

/** The document at hand, as it was sent. Its reader may have followed links since. */
export interface ShownDocument {
  readonly url: string;
  readonly html: string;
}

/** Returns it: the worker kept it, or the browser did before there was a worker. */
export async function readShownDocument(): Promise<ShownDocument | undefined> {
  const url = performance.getEntriesByType('navigation')[0]?.name ?? location.href;
  const {href} = new URL(pagePath(new URL(url)), location.origin);
  const kept = await caches.match(href, {cacheName: cacheNames(site.baseUrl).pages});
  const html = kept ? await kept.text() : await htmlOf(url, 'force-cache');
  return html === undefined ? undefined : {url, html};
}

/** Returns the HTML behind an address, or nothing where there is none or no network. */
export async function htmlOf(
  url: string,
  cache: RequestCache,
): Promise<string | undefined> {
  const response = await fetch(url, {cache}).catch(() => undefined);
  return response?.ok ? response.text() : undefined;
}
