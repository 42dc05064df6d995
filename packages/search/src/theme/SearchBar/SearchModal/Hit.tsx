import type {
  DocSearchModalProps,
  InternalDocSearchHit,
  StoredDocSearchHit,
} from '@docsearch/react';
import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

import type {SearchInsights} from './docsearch-repairs/search-insights';
import {symbolOf} from './symbol-of';

interface Props {
  readonly hit: InternalDocSearchHit | StoredDocSearchHit;
  readonly children: ReactNode;
}

/** Returns DocSearch's hit component: a link of the site, so that its page is prefetched. */
export function createHit(
  insights: SearchInsights | undefined,
): NonNullable<DocSearchModalProps['hitComponent']> {
  return function Hit({hit, children}: Props) {
    const reportClick = () => {
      if ('__docsearch_parent' in hit) {
        insights?.reportClick(hit);
      }
    };
    const symbol = symbolOf(hit);
    return (
      <Link to={hit.url} onClick={reportClick}>
        {children}
        {symbol && (
          <span className="search-modal-symbol">
            {symbol.kind}
            {symbol.module && (
              <span className="search-modal-module"> · {symbol.module}</span>
            )}
          </span>
        )}
      </Link>
    );
  };
}
