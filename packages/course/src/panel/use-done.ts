import {useMemo, useSyncExternalStore} from 'react';

import {followDone, readDone, readDoneText} from './stored-progress';

const NOTHING: ReadonlySet<string> = new Set();

/** The steps that were done on this device; none while the page is rendered ahead. */
export function useDone(): ReadonlySet<string> {
  const text = useSyncExternalStore(followDone, readDoneText, () => '');
  return useMemo(() => (text === '' ? NOTHING : readDone()), [text]);
}
