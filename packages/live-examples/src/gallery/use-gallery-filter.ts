import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useCallback, useMemo} from 'react';

import {
  formatFilter,
  type GalleryFilter,
  NO_FILTER,
  readFilter,
} from './filter-examples';

/** Returns the filter of the address, and what changes it there. */
export function useGalleryFilter(): [GalleryFilter, (filter: GalleryFilter) => void] {
  const history = useHistory();
  const {search} = useLocation();
  // The page was rendered ahead, when nobody had asked for anything.
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
