import {useEffect, useRef, type ReactNode} from 'react';

import {useHistory, useLocation} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

import {copyLinks} from './copy-link';
import {filterSymbols} from './filter';
import {findMember} from './find-member';
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
  const {hash} = useLocation();
  const brokenLinks = useBrokenLinks();
  text.anchors.forEach((anchor) => brokenLinks.collectAnchor(anchor));
  text.links.forEach((link) => brokenLinks.collectLink(link));
  useEffect(() => {
    const element = root.current;
    if (element === null) {
      return undefined;
    }
    const cleanups = [
      filterSymbols(element),
      copyLinks(element),
      followLinks(element, (to) => history.push(to)),
    ];
    return () => cleanups.forEach((cleanup) => cleanup());
  }, [history]);
  useEffect(() => {
    if (root.current) {
      findMember(root.current, hash)?.scrollIntoView();
    }
  }, [hash]);
  return (
    <div
      ref={root}
      id={text.id}
      className="api-reference"
      dangerouslySetInnerHTML={{__html: text.html}}
    />
  );
}
