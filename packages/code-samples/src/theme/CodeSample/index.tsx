import type {ReactNode} from 'react';

import {useCodeSampleEvents} from '../../client/use-code-sample-events';

export interface Props {
  /** The block as the build rendered it. */
  readonly html: string;
}

/** A code block: one element for React, whatever its length. */
export default function CodeSample({html}: Props): ReactNode {
  useCodeSampleEvents();
  return <div className="code-sample" dangerouslySetInnerHTML={{__html: html}} />;
}
