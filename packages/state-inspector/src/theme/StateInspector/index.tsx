import {OnDemand} from '@lexical-documentation/reader-tools/panel';
import type {ReactNode} from 'react';

/** The inspection of pasted states; its parts are loaded by the page that shows it, and by no other. */
export default function StateInspector(): ReactNode {
  return (
    <OnDemand
      what="inspector"
      load={() =>
        import(
          /* webpackChunkName: "state-inspector" */ '../../panel/InspectPanel'
        ).then(({InspectPanel}) => InspectPanel)
      }
    />
  );
}
