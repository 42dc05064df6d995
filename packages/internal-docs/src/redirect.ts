import {createStorageSlot} from '@docusaurus/theme-common';

import type {InternalDocsCheck} from './options';

// Does nothing where the browser denies storage, as in the frame of another site.
const autoRedirectChoice = createStorageSlot('internal-docs.auto-redirect');
const DISABLE_PARAMETER = 'disableRedirect';

/** Address of the page at `path` (with query and hash) in the internal copy. */
export function internalAddress(redirectTo: string, path: string): string {
  return `${redirectTo.replace(/\/$/, '')}/${path.replace(/^\//, '')}`;
}

/** Whether the check, the reader's choice and the address all allow leaving this page. */
export function mayRedirect(check: InternalDocsCheck, location: Location): boolean {
  const disabled = new URLSearchParams(location.search).has(DISABLE_PARAMETER);
  return check.autoRedirectEnabled && !disabled && isAutoRedirectWanted();
}

/** The reader's choice, "yes" until they say otherwise. */
export function isAutoRedirectWanted(): boolean {
  return autoRedirectChoice.get() !== 'false';
}

/** Keeps the reader's choice for later visits. */
export function rememberAutoRedirect(wanted: boolean): void {
  autoRedirectChoice.set(String(wanted));
}
