/** What follows `#` in the address of a shared version. */
export const SHARED = 'edit';

/** Tells whether the address brings somebody's version of a source, of this or another one. */
export function hasSharedEdits(): boolean {
  return window.location.hash.startsWith(`#${SHARED}=`);
}
