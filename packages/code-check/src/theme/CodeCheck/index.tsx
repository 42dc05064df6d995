import {OnDemand} from '@lexical-documentation/reader-tools/panel';
import type {ReactNode} from 'react';

/** The check of pasted code; only the page that shows it loads its parts. */
export default function CodeCheck(): ReactNode {
  return (
    <OnDemand
      what="check"
      load={() =>
        import(/* webpackChunkName: "code-check" */ '../../panel/CheckPanel').then(
          ({CheckPanel}) => CheckPanel,
        )
      }
    />
  );
}
