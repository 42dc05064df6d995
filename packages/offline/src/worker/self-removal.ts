import {removeCaches} from '../shared/caches';

/** Put in place of this name by the build. */
declare const OFFLINE_BASE_URL: string;

const scope = globalThis as unknown as ServiceWorkerGlobalScope;

/*
 * The worker of a site without offline use: it takes the place of one that was installed before,
 * and goes with all that that one kept.
 */
scope.addEventListener('install', (event) => {
  event.waitUntil(scope.skipWaiting());
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    removeCaches(OFFLINE_BASE_URL).then(() => scope.registration.unregister()),
  );
});
