import type {
  DocSearchModalProps,
  InternalDocSearchHit,
  StoredDocSearchHit,
} from '@docsearch/react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {MouseEvent, ReactNode} from 'react';

import {isNewWindowClick} from '../../../client/is-new-window-click';
import type {SearchInsights} from './docsearch-repairs/search-insights';
import type {RowPage, RowTraits} from './page-rows';

interface Props {
  readonly hit: (InternalDocSearchHit | StoredDocSearchHit) & {
    readonly row?: RowTraits;
  };
  readonly children: ReactNode;
}

/**
 * Returns DocSearch's hit component: a link of the site, so that its page is prefetched, below the
 * page that it belongs to.
 */
export function createHit(
  insights: SearchInsights | undefined,
  onClose: () => void,
): NonNullable<DocSearchModalProps['hitComponent']> {
  return function Hit({hit, children}: Props) {
    const reportClick = () => {
      if ('__docsearch_parent' in hit) {
        insights?.reportClick(hit);
      }
    };
    // Saved searches aren't grouped.
    const row = '_highlightResult' in hit ? hit.row : undefined;
    const label = hit.row?.label;
    return (
      <>
        {row?.page && <PageHeading page={row.page} onClose={onClose} />}
        <Link
          to={hit.url}
          className={clsx(
            'search-modal-row',
            row?.isNested && 'search-modal-row--nested',
          )}
          onClick={reportClick}
        >
          {children}
          {label && <span className="search-modal-label">{label}</span>}
        </Link>
      </>
    );
  };
}

/**
 * The page above its hits, for sighted readers and pointers. It isn't a hit, so arrow keys skip it,
 * and each row has the page's name for screen readers.
 */
function PageHeading({
  page,
  onClose,
}: {
  readonly page: RowPage;
  readonly onClose: () => void;
}): ReactNode {
  const follow = (event: MouseEvent) => {
    // DocSearch would treat it as a click on the row below.
    event.stopPropagation();
    if (!isNewWindowClick(event)) {
      onClose();
    }
  };
  return (
    <Link
      to={page.url}
      className="search-modal-page"
      aria-hidden="true"
      tabIndex={-1}
      onClick={follow}
    >
      <span className="search-modal-page-title">{page.title}</span>
      {page.kind && <span className="search-modal-label">{page.kind}</span>}
    </Link>
  );
}
