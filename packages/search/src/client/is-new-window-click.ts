import type {MouseEvent} from 'react';

/** Returns whether a click on a link opens it in a new tab or window. */
export function isNewWindowClick({
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: MouseEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
