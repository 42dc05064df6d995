import {type ReactNode, type RefObject, useEffect, useRef} from 'react';

import {useHistory} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

import type {StaticTag} from '../../static-text/static-html';
import {followLinks} from './follow-links';

export interface Props {
  readonly as: StaticTag | 'div';
  readonly className?: string;
  /** What the build rendered of the element's inside. */
  readonly html: string;
  /** Where the browser finds the HTML in a document that was rendered ahead. */
  readonly place: string;
}

/** A paragraph, list, table, figure or list of terms: one element for React, whatever is inside. */
export default function StaticText({
  as: Tag,
  className,
  html,
  place,
}: Props): ReactNode {
  const root = useRef<HTMLElement>(null);
  const history = useHistory();
  const {collectLink} = useBrokenLinks();
  for (const [, href = ''] of html.matchAll(/ href="([/#][^"]*)"/g)) {
    collectLink(href);
  }
  useEffect(
    () =>
      root.current ? followLinks(root.current, (to) => history.push(to)) : undefined,
    [history],
  );
  return (
    <Tag
      // Each of the tags takes the same attributes, but has a type of its own.
      ref={root as RefObject<never>}
      className={className}
      data-place={place}
      dangerouslySetInnerHTML={{__html: html}}
    />
  );
}
