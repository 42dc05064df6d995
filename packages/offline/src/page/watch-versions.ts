import type {VersionMessage} from '../shared/settings';
import {announceVersion} from './notice';
import {htmlOf, type ShownDocument} from './shown-document';

/** How often a page that stays open asks for another version, when the reader comes back to it. */
const INTERVAL_MS = 3_600_000;

/**
 * Announces another version of the site if the document at hand differs in it. What the reader
 * sees stays until they reload.
 */
export function watchVersions(
  registration: ServiceWorkerRegistration,
  {url, html}: ShownDocument,
): void {
  let isAnnounced = false;
  const onMessage = async ({data}: MessageEvent<unknown>) => {
    if (isAnnounced || !isVersion(data) || !(await hasChanged(url, html))) return;
    isAnnounced = true;
    announceVersion();
  };
  navigator.serviceWorker.addEventListener('message', (event) => {
    void onMessage(event);
  });
  navigator.serviceWorker.startMessages();
  askNowAndThen(registration);
}

async function hasChanged(url: string, shown: string): Promise<boolean> {
  const now = await htmlOf(url, 'no-cache');
  return now !== undefined && now !== shown;
}

function askNowAndThen(registration: ServiceWorkerRegistration): void {
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    if (Date.now() - asked < INTERVAL_MS) return;
    asked = Date.now();
    // Without a network there is nothing to learn.
    registration.update().catch(() => undefined);
  });
}

function isVersion(data: unknown): data is VersionMessage {
  return (
    typeof data === 'object' &&
    data !== null &&
    'type' in data &&
    data.type === 'version'
  );
}
