import {Fragment, type ReactNode} from 'react';

import {decodeEntities} from '../../client/html-entities';

/**
 * Shows a highlighted text of the protocol: escaped HTML with `<mark>` around each match.
 *
 * The text is parsed rather than inserted, so that no answer can add other elements.
 */
export default function HighlightedText({html}: {readonly html: string}): ReactNode {
  return html
    .split(/<mark>(.*?)<\/mark>/su)
    .map((part, index) =>
      index % 2 === 1 ? (
        <mark key={index}>{decodeEntities(part)}</mark>
      ) : (
        <Fragment key={index}>{decodeEntities(part)}</Fragment>
      ),
    );
}
