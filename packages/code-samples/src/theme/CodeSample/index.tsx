import {type LaterTexts, textAt} from '@lexical-documentation/static-text/later-texts';
import type {ReactNode} from 'react';

import {useCodeSampleEvents} from '../../client/use-code-sample-events';

export interface Props {
  /** The block as the build rendered it. */
  readonly html: string | LaterTexts;
  /** Where the browser finds the block's HTML in a document that was rendered ahead. */
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
