import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import globalData from '@generated/globalData';

import {showBanner} from './banner';
import {checkInternalDocs} from './check-internal-docs';
import {type InternalDocsCheck, type InternalDocsOptions, PLUGIN_NAME} from './options';
import {type InternalDocsBridge, openParentBridge} from './parent-bridge';
import {internalAddress, mayRedirect} from './redirect';

declare global {
  interface Window {
    /** Present in a framed internal copy only. */
    internalDocs?: InternalDocsBridge;
  }
}

const options = globalData[PLUGIN_NAME]?.['default'] as InternalDocsOptions;

const check: Promise<InternalDocsCheck | undefined> = ExecutionEnvironment.canUseDOM
  ? checkInternalDocs(options)
  : Promise.resolve(undefined);

if (
  ExecutionEnvironment.canUseDOM &&
  options.parentOrigin &&
  window.parent !== window
) {
  window.internalDocs = openParentBridge(options.parentOrigin);
}

/** After each change of route the banner's link, or the redirect, follows to the new page. */
const clientModule: ClientModule = {
  onRouteDidUpdate() {
    void check.then((answer) => {
      if (answer?.showBanner) {
        leadInside(answer);
      }
    });
  },
};

export default clientModule;

function leadInside(answer: InternalDocsCheck): void {
  const {pathname, search, hash} = window.location;
  const address = internalAddress(answer.redirectTo, pathname + search + hash);
  if (mayRedirect(answer, window.location)) {
    window.location.assign(address);
    return;
  }
  showBanner(answer, address);
}
