import {type ReactNode, useEffect, useRef, useState} from 'react';

import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useHistory, useLocation} from '@docusaurus/router';
import StaticText from '@theme/StaticText';

import {colorCode} from './color-code';
import {copyLinks} from './copy-link';
import {filterSymbols} from './filter';
import {findMember, idOf} from './find-member';
import {addAll, addWhenIdle, inParts} from './in-parts';
import {scrollTo} from './scroll-to';
import {showPosition} from './show-position';
import './styles.css';

export interface Props {
  readonly html: string;
  /** Identifies the HTML in the document. */
  readonly place: string;
}

/** A page has thousands of links, so those of a part are processed together. */
const LINK_PARTS = '.api-symbol, .api-member, .api-package, .api-lead';

/** Shows a page of the reference: its text is HTML that React doesn't process. */
export default function ApiReferencePage(props: Props): ReactNode {
  return <Reference key={props.place} {...props} />;
}

function Reference({html, place}: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const {hash} = useLocation();
  const history = useHistory();
  const [[first = '', ...others]] = useState(() =>
    history.action === 'PUSH' && hash === '' && !isShown(place)
      ? inParts(html)
      : [html],
  );
  const [rest] = useState(others);
  useEffect(() => {
    const element = root.current;
    const page = element?.firstElementChild;
    if (!element || !page) {
      return undefined;
    }
    const cleanups = [
      filterSymbols(element),
      copyLinks(element),
      colorCode(element),
      showPosition(element),
      addWhenIdle(page, rest),
    ];
    return () => cleanups.forEach((cleanup) => cleanup());
  }, [rest]);
  useEffect(() => {
    if (root.current === null) {
      return undefined;
    }
    const page = root.current.firstElementChild;
    const wasWhole = rest.length === 0;
    if (hash !== '' && page) addAll(page, rest);
    const member = findMember(root.current, hash);
    // The browser scrolls to the start position, and back, except to parts that were missing.
    const isBrowsers = history.action === 'POP' && wasWhole;
    const named = isBrowsers ? null : document.getElementById(idOf(hash));
    const target = member ?? named;
    return target ? scrollTo(target) : undefined;
  }, [hash, history, rest]);
  return (
    <div ref={root}>
      <StaticText
        as="div"
        className="api-reference"
        linkParts={LINK_PARTS}
        html={first}
        place={place}
      />
    </div>
  );
}

/** The first document has the whole page, like the server's. */
function isShown(place: string): boolean {
  return (
    !ExecutionEnvironment.canUseDOM ||
    document.querySelector(`[data-place="${place}"]`) !== null
  );
}
