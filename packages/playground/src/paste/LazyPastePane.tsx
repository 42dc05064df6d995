import {lazy, type ReactNode, Suspense} from 'react';

import type {PastePaneProps} from './view/PastePane';

const PastePane = lazy(async () => {
  const {PastePane: component} = await import(
    /* webpackChunkName: "playground-paste" */ './view/PastePane'
  );
  return {default: component};
});

/** What was pasted and what became of it; loaded when somebody opens the pane. */
export function LazyPastePane(props: PastePaneProps): ReactNode {
  return (
    <Suspense fallback={<p role="status">Loading the paste lab…</p>}>
      <PastePane {...props} />
    </Suspense>
  );
}
