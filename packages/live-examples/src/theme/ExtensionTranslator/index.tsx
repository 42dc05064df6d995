import type {ReactNode} from 'react';

import {OnDemand} from '../../check/OnDemand';

/** The translator of pasted code; its parts are loaded by the page that shows it, and by no other. */
export default function ExtensionTranslator(): ReactNode {
  return (
    <OnDemand
      what="translator"
      load={() =>
        import(
          /* webpackChunkName: "extension-translator" */ '../../translate/TranslatePanel'
        ).then(({TranslatePanel}) => TranslatePanel)
      }
    />
  );
}
