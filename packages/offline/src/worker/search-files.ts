import {keptKey} from '../shared/documentation';
import {isSparing, names, settings} from './scope';

const keys = settings.search.map(({path, revision, size}) =>
  keptKey(settings.baseUrl, [path, revision, size]),
);

/**
 * Keeps the files of the search, and removes those of former versions once all are there. The
 * library would keep them when the worker is installed, for readers of a single page, too.
 *
 * @throws TypeError without a network, DOMException without room
 */
export async function keepSearch(): Promise<void> {
  if (isSparing()) return;
  const cache = await caches.open(names.search);
  const kept = (await cache.keys()).map(({url}) => url);
  for (const key of keys.filter((key) => !kept.includes(key))) {
    const response = await fetch(key, {priority: 'low'});
    if (!response.ok) return;
    await cache.put(key, response);
  }
  for (const key of kept.filter((key) => !keys.includes(key))) await cache.delete(key);
}

/** Returns a file of the search, if need be of a former version: its parts fit each other. */
export async function searchFile(url: URL): Promise<Response | undefined> {
  const current = keys.find((key) => key.split('?', 1)[0] === url.href);
  const {search: cacheName} = names;
  return (
    (current === undefined ? undefined : await caches.match(current, {cacheName})) ??
    (await caches.match(url.href, {cacheName, ignoreSearch: true}))
  );
}
