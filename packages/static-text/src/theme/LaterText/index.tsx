import {type ReactNode, useDeferredValue} from 'react';

import {useHistory} from '@docusaurus/router';

export interface Props {
  readonly children: ReactNode;
}

/**
 * What follows the first screens of a long page: where a link leads to the page's start, it is rendered
 * after them, in small tasks. Where a reader goes back to, or to a heading, it is there at once, and so
 * it is in the document.
 */
export default function LaterText({children}: Props): ReactNode {
  const {action, location} = useHistory();
  const isLater = action === 'PUSH' && location.hash === '';
  return useDeferredValue(true, !isLater) && children;
}
