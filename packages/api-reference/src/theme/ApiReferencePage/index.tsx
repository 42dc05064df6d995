import {type ReactNode, useEffect, useRef} from 'react';

import {useLocation} from '@docusaurus/router';
import StaticText from '@theme/StaticText';

import {copyLinks} from './copy-link';
import {filterSymbols} from './filter';
import {findMember} from './find-member';
import './styles.css';

export interface Props {
  readonly html: string;
  /** Where the browser finds the HTML in the document. */
  readonly place: string;
}

/** A page has thousands of links: those of a part are looked at together. */
const LINK_PARTS = '.api-symbol, .api-member, .api-package, .api-lead';

/** Shows a page of the reference: its text is HTML that React does not walk. */
export default function ApiReferencePage(props: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const {hash} = useLocation();
  useEffect(() => {
    const element = root.current;
    if (element === null) {
      return undefined;
    }
    const cleanups = [filterSymbols(element), copyLinks(element)];
    return () => cleanups.forEach((cleanup) => cleanup());
  }, []);
  useEffect(() => {
    if (root.current) {
      findMember(root.current, hash)?.scrollIntoView();
    }
  }, [hash]);
  return (
    <div ref={root}>
      <StaticText
        as="div"
        className="api-reference"
        linkParts={LINK_PARTS}
        {...props}
      />
    </div>
  );
}
