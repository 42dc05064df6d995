import {removeCaches} from '../shared/caches';
import {site} from './site';

/** Long after the slowest phone has started a page. */
const PATIENCE_MS = 20_000;

/**
 * Where the page's scripts do not start although there is a network, what the worker kept may be
 * damaged: it goes with all that it kept, and the next reload is one without it.
 */
export function recoverUnlessHydrated(registration: ServiceWorkerRegistration): void {
  if (!navigator.serviceWorker.controller) return;
  setTimeout(() => {
    const isHydrated = document.documentElement.dataset['hasHydrated'] !== 'false';
    if (isHydrated || !navigator.onLine) return;
    void registration.unregister().then(() => removeCaches(site.baseUrl));
  }, PATIENCE_MS);
}
