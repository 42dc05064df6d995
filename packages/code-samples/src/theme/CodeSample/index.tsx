import {type LaterTexts, textAt} from '@lexical-documentation/static-text/later-texts';
import type {ReactNode} from 'react';

import {useCodeSampleEvents} from '../../client/use-code-sample-events';

export interface Props {
  /** The block as rendered by the build. */
  readonly html: string | LaterTexts;
  /** Identifies the block's HTML in a document that the server rendered. */
  readonly place?: string;
}

/** A code block: one element for React, whatever its length. */
export default function CodeSample({html, place}: Props): ReactNode {
  useCodeSampleEvents();
  return (
    <div
      className="code-sample"
      data-place={place}
      dangerouslySetInnerHTML={{__html: textAt(html, place)}}
    />
  );
}
