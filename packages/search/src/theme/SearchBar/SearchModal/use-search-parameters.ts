import {useMemo, useState} from 'react';

import type {SearchThemeConfig} from '../../../client/search-settings';
import {useContextualFacetFilters} from '../../../client/use-contextual-facet-filters';
import {currentSection} from './current-section';

/** Returns the search parameters of the modal; the same object while they say the same. */
export function useSearchParameters(algolia: SearchThemeConfig) {
  const facetFilters = useContextualFacetFilters(algolia);
  const [section] = useState(currentSection);
  return useMemo(
    () => ({
      ...algolia.searchParameters,
      facetFilters,
      // Among equals, what stands near the page that the reader is on comes first.
      ...(section && {optionalFilters: [`hierarchy.lvl0:${section}`]}),
    }),
    [algolia, facetFilters, section],
  );
}
