import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useCallback, useMemo} from 'react';

import {
  formatFilter,
  type GalleryFilter,
  NO_FILTER,
  readFilter,
} from './filter-examples';

/** Returns the filter in the URL, and a function that changes it. */
export function useGalleryFilter(): [GalleryFilter, (filter: GalleryFilter) => void] {
  const history = useHistory();
  const {search} = useLocation();
  // The server rendered the page without a filter.
  const isBrowser = useIsBrowser();
  const filter = useMemo(
    () => (isBrowser ? readFilter(search) : NO_FILTER),
    [isBrowser, search],
  );
  const setFilter = useCallback(
    (next: GalleryFilter) => {
      history.replace({...history.location, search: formatFilter(next)});
    },
    [history],
  );
  return [filter, setFilter];
}
