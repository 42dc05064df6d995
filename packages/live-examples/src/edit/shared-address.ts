/** The name of the parameter after `#` in the URL of a shared version. */
export const SHARED = 'edit';

/** Returns whether the URL contains a shared version of any source. */
export function hasSharedEdits(): boolean {
  return window.location.hash.startsWith(`#${SHARED}=`);
}
