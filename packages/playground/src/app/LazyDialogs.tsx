import {lazy, type ReactNode, Suspense} from 'react';

import type {DialogsProps} from './Dialogs';

const Dialogs = lazy(async () => {
  const {Dialogs: component} = await import(
    /* webpackChunkName: "playground-dialogs" */ './Dialogs'
  );
  return {default: component};
});

/** The dialogs are loaded when somebody opens the first of them. */
export function LazyDialogs(props: DialogsProps): ReactNode {
  return (
    <Suspense>
      <Dialogs {...props} />
    </Suspense>
  );
}
