import type {InternalDocsCheck} from './options';

const OPT_OUT_KEY = 'internal-docs.auto-redirect';
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
  return localStorage.getItem(OPT_OUT_KEY) !== 'false';
}

/** Keeps the reader's choice for later visits. */
export function rememberAutoRedirect(wanted: boolean): void {
  localStorage.setItem(OPT_OUT_KEY, String(wanted));
}
