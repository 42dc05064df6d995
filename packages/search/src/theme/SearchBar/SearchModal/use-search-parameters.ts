import {useMemo, useState} from 'react';

import type {SearchThemeConfig} from '../../../client/search-settings';
import {useContextualFacetFilters} from '../../../client/use-contextual-facet-filters';

/** Returns the search parameters of the modal; the same object while they don't change. */
export function useSearchParameters(algolia: SearchThemeConfig) {
  const facetFilters = useContextualFacetFilters(algolia);
  const [section] = useState(currentSection);
  return useMemo(
    () => ({
      ...algolia.searchParameters,
      facetFilters,
      // Among equals, hits from the section of the current page come first.
      ...(section && {optionalFilters: [`hierarchy.lvl0:${section}`]}),
    }),
    [algolia, facetFilters, section],
  );
}

/**
 * Returns the outermost sidebar category of the page, which is the top level (`lvl0`) of its records;
 * undefined outside of categories.
 *
 * The breadcrumbs contain it on screens of every size, the sidebar on large ones only.
 */
function currentSection(): string | undefined {
  const crumbs = document.querySelectorAll('.theme-doc-breadcrumbs .breadcrumbs__item');
  const [, outermost, ...below] = crumbs;
  return below.length > 0 ? outermost?.textContent.trim() : undefined;
}
