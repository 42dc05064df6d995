import {useEffect, useRef, type ReactNode} from 'react';

import {useHistory} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

import {followLinks} from './follow-links';
import './styles.css';

/** A page's content module: the HTML, and for the server build what it declares and leads to. */
export interface ReferenceText {
  readonly id: string;
  readonly html: string;
  readonly anchors: readonly string[];
  readonly links: readonly string[];
}

/** Shows a page of the reference: its text is HTML that React does not walk. */
export default function ApiReferencePage({
  text,
}: {
  readonly text: ReferenceText;
}): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const history = useHistory();
  const brokenLinks = useBrokenLinks();
  text.anchors.forEach((anchor) => brokenLinks.collectAnchor(anchor));
  text.links.forEach((link) => brokenLinks.collectLink(link));
  useEffect(
    () =>
      root.current ? followLinks(root.current, (to) => history.push(to)) : undefined,
    [history],
  );
  return (
    <div
      ref={root}
      id={text.id}
      className="api-reference"
      dangerouslySetInnerHTML={{__html: text.html}}
    />
  );
}
