import type {ReactNode} from 'react';

import {OnDemand} from '../../check/OnDemand';

/** The check of pasted code; its parts are loaded by the page that shows it, and by no other. */
export default function CodeCheck(): ReactNode {
  return (
    <OnDemand
      what="check"
      load={() =>
        import(/* webpackChunkName: "code-check" */ '../../check/CheckPanel').then(
          ({CheckPanel}) => CheckPanel,
        )
      }
    />
  );
}
