import {OnDemand} from '@lexical-documentation/reader-tools/panel';
import type {ReactNode} from 'react';

/** The translator of pasted code; its parts are loaded by the page that shows it, and by no other. */
export default function ExtensionTranslator(): ReactNode {
  return (
    <OnDemand
      what="translator"
      load={() =>
        import(
          /* webpackChunkName: "extension-translator" */ '../../panel/TranslatePanel'
        ).then(({TranslatePanel}) => TranslatePanel)
      }
    />
  );
}
