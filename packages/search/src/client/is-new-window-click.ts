import type {MouseEvent} from 'react';

/** Whether a click on a link leaves this page as it is, since the link opens in a tab or window. */
export function isNewWindowClick({
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: MouseEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
