import {defineControl} from './define-control';
import {recoverUnlessHydrated} from './recover';
import {reportVisits} from './report-visits';
import {readShownDocument} from './shown-document';
import {WANTED_KEY} from './site';
import {watchVersions} from './watch-versions';

void start();

/** Loaded once the page is idle and a worker is ready. */
async function start(): Promise<void> {
  defineControl();
  const registration = await navigator.serviceWorker.ready;
  const shown = await readShownDocument();
  if (shown) {
    reportVisits(registration, shown.html);
    watchVersions(registration, shown);
  }
  recoverUnlessHydrated(registration);
  if (isWanted()) {
    const {continueKeeping} = await import('./keep-documentation');
    await continueKeeping();
  }
}

function isWanted(): boolean {
  try {
    return localStorage.getItem(WANTED_KEY) === 'true';
  } catch {
    // Storage is switched off: nothing can be wanted.
    return false;
  }
}
