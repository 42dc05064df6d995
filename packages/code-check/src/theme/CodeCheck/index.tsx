import {OnDemand} from '@lexical-documentation/reader-tools/panel';
import type {ReactNode} from 'react';

/** The check of pasted code; its parts are loaded by the page that shows it, and by no other. */
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
