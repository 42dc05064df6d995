import {lazy, type ReactNode, Suspense} from 'react';

import type {CollaborationProps} from '../collaboration/Collaboration';
import uiStyles from '../ui/ui.module.css';

const Collaboration = lazy(async () => {
  const {Collaboration: component} = await import(
    /* webpackChunkName: "playground-collaboration" */ '../collaboration/Collaboration'
  );
  return {default: component};
});

/** Loads Yjs when collaboration is switched on. */
export function LazyCollaboration(props: CollaborationProps): ReactNode {
  return (
    <Suspense fallback={<p className={uiStyles.presence}>Starting collaboration…</p>}>
      <Collaboration {...props} />
    </Suspense>
  );
}
