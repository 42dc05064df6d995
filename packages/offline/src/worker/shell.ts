import type {WorkboxPlugin} from 'workbox-core/types.js';
import {PrecacheController} from 'workbox-precaching';

import {names, settings} from './scope';

const SCRIPT_OR_STYLE = /\.(?:js|css|woff2)$/;

/** What no page needs at once must not compete with what one does. */
const patient: WorkboxPlugin = {
  requestWillFetch: ({request}) =>
    Promise.resolve(new Request(request, {priority: 'low'})),
};

/** Some hosts answer their not-found page with status 404, also when it is asked for by name. */
const notFoundIsKept: WorkboxPlugin = {
  cacheWillUpdate: ({request, response}) => {
    if (response.status === 404 && request.url.endsWith('/404.html')) {
      const {headers} = response;
      return Promise.resolve(new Response(response.body, {headers}));
    }
    return Promise.resolve(response.ok ? response : null);
  },
};

/** What every page needs, kept as a whole when a version of the worker is installed. */
export const shell = new PrecacheController({
  cacheName: names.shell,
  plugins: [patient, notFoundIsKept],
});
shell.addToCacheList(
  settings.shell.map(({path, revision}) => ({url: settings.baseUrl + path, revision})),
);

/**
 * Removes the shell of former versions. Scripts and styles with which a kept page was made
 * move to those of visited pages.
 */
export async function replaceShell(event: ExtendableEvent): Promise<void> {
  const outdated = await outdatedFiles();
  const used = outdated.filter(({url}) => SCRIPT_OR_STYLE.test(new URL(url).pathname));
  if (used.length > 0 && (await isUsedByPages(used))) await move(used);
  await shell.activate(event);
}

async function outdatedFiles(): Promise<readonly Request[]> {
  const current = new Set(shell.getURLsToCacheKeys().values());
  const kept = await (await caches.open(names.shell)).keys();
  return kept.filter(({url}) => !current.has(url));
}

async function isUsedByPages(files: readonly Request[]): Promise<boolean> {
  const pages = await (await caches.open(names.pages)).matchAll();
  const paths = files.map(({url}) => new URL(url).pathname);
  for (const page of pages) {
    const html = await page.text();
    if (paths.some((path) => html.includes(path))) return true;
  }
  return false;
}

async function move(files: readonly Request[]): Promise<void> {
  const from = await caches.open(names.shell);
  const to = await caches.open(names.files);
  for (const file of files) {
    const response = await from.match(file);
    if (response) await to.put(file, response);
  }
}
