import {type ReactNode, useEffect, useRef} from 'react';

import {useHistory, useLocation} from '@docusaurus/router';
import StaticText from '@theme/StaticText';

import {copyLinks} from './copy-link';
import {filterSymbols} from './filter';
import {findMember, idOf} from './find-member';
import {scrollTo} from './scroll-to';
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
  const history = useHistory();
  useEffect(() => {
    const element = root.current;
    if (element === null) {
      return undefined;
    }
    const cleanups = [filterSymbols(element), copyLinks(element)];
    return () => cleanups.forEach((cleanup) => cleanup());
  }, []);
  useEffect(() => {
    if (root.current === null) {
      return undefined;
    }
    const member = findMember(root.current, hash);
    // Where a document opens, and where "Back" leads, is the browser's to say.
    const named = history.action === 'POP' ? null : document.getElementById(idOf(hash));
    const target = member ?? named;
    return target ? scrollTo(target) : undefined;
  }, [hash, history]);
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
