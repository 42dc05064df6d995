import {useMemo} from 'react';

import type {SearchThemeConfig} from '../../../client/search-settings';
import {useContextualFacetFilters} from '../../../client/use-contextual-facet-filters';

/** Returns the search parameters of the modal; the same object while they say the same. */
export function useSearchParameters(algolia: SearchThemeConfig) {
  const facetFilters = useContextualFacetFilters(algolia);
  return useMemo(
    () => ({...algolia.searchParameters, facetFilters}),
    [algolia, facetFilters],
  );
}
