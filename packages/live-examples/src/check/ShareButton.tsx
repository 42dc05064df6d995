import {type ReactNode, useState} from 'react';

import {hashOf} from './share-link';

/** Copies a link with the code, and puts it into the address bar. */
export function ShareButton({code}: {readonly code: string}): ReactNode {
  const [copied, setCopied] = useState<string>();
  const copy = (): void => {
    const address = new URL(location.href);
    address.hash = hashOf(code);
    history.replaceState(history.state, '', address);
    navigator.clipboard.writeText(address.href).then(
      () => setCopied(code),
      // The address bar has the link in any case.
      () => setCopied(undefined),
    );
  };
  return (
    <button type="button" disabled={code === ''} onClick={copy}>
      {copied === code ? 'Link copied' : 'Copy link'}
    </button>
  );
}
