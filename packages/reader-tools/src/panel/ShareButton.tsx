import {hashOfText} from '@lexical-documentation/common/text-in-hash';
import type {ReactNode} from 'react';

import {CopyButton} from './CopyButton';

interface ShareButtonProps {
  /** The name in the hash of the address: what follows `#` is never sent to a server. */
  readonly parameter: string;
  readonly text: string;
  readonly isDisabled?: boolean;
}

/** Copies a link with the text, and puts it into the address bar. */
export function ShareButton({
  parameter,
  text,
  isDisabled = text === '',
}: ShareButtonProps): ReactNode {
  const link = (): string => {
    const address = new URL(location.href);
    address.hash = hashOfText(parameter, text);
    history.replaceState(history.state, '', address);
    return address.href;
  };
  return (
    <CopyButton
      key={text}
      label="Copy link"
      done="Link copied"
      isDisabled={isDisabled}
      text={link}
    />
  );
}
