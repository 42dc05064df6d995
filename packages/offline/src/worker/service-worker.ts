import {enable as enableNavigationPreload} from 'workbox-navigation-preload';
import {registerRoute} from 'workbox-routing';

import {findFile} from '../shared/caches';
import type {VersionMessage} from '../shared/settings';
import {answerPage} from './answer-page';
import {documentationFile} from './kept-documentation';
import {isHashed, isSparing, scope, settings, sitePath} from './scope';
import {searchFile} from './search-files';
import {replaceShell, shell} from './shell';
import {files, keepVisit, visitOf} from './visits';

const SEARCH_FILE = /^search-index\//;

let replacesFormer = false;

enableNavigationPreload();

scope.addEventListener('install', (event) => {
  // Former pages lose nothing: their files keep their names, and are kept beside the new ones.
  replacesFormer = scope.registration.active !== null;
  event.waitUntil(scope.skipWaiting());
  if (!isSparing()) event.waitUntil(shell.install(event));
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(takeOver(event));
});

scope.addEventListener('message', (event) => {
  const visit = visitOf(event);
  if (visit) event.waitUntil(keepVisit(event, visit));
});

registerRoute(
  ({request, url}) => request.mode === 'navigate' && sitePath(url) !== undefined,
  answerPage,
);

// A part of a file is no file: requests for ranges are left to the network.
registerRoute(
  ({request, url}) => isHashed(url) && !request.headers.has('Range'),
  async ({request, event, url}) =>
    (await findFile(settings.baseUrl, url.href)) ?? files.handle({request, event}),
);

// Pictures of every page, and the scripts of offline use, which fit each other and the worker that
// they came with.
registerRoute(
  ({request, url}) =>
    request.mode !== 'navigate' && shell.getCacheKeyForURL(url.href) !== undefined,
  async ({request, url}) =>
    (await shell.matchPrecache(url.href)) ?? keptOrFetched(request, url),
);

registerRoute(
  ({url}) => SEARCH_FILE.test(sitePath(url) ?? ''),
  async ({request, url}) => (await searchFile(url)) ?? keptOrFetched(request, url),
);

async function keptOrFetched(request: Request, url: URL): Promise<Response> {
  return (await documentationFile(sitePath(url) ?? '')) ?? fetch(request);
}

async function takeOver(event: ExtendableEvent): Promise<void> {
  await replaceShell(event);
  await scope.clients.claim();
  if (!replacesFormer) return;
  const message: VersionMessage = {type: 'version', version: settings.version};
  for (const client of await scope.clients.matchAll({type: 'window'})) {
    client.postMessage(message);
  }
}
