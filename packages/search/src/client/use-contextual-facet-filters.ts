import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useMemo} from 'react';

import type {SearchThemeConfig} from './search-settings';

/** Tag of pages without a docs version. */
export const DEFAULT_SEARCH_TAG = 'default';

/** Facet filters in Algolia's notation: outer lists are ANDed, inner lists ORed. */
export type FacetFilters = (string | string[])[];

/** Returns the filters that limit a search to the reader's language and docs version. */
export function useContextualFacetFilters(algolia: SearchThemeConfig): FacetFilters {
  const {i18n} = useDocusaurusContext();
  const tags = [DEFAULT_SEARCH_TAG, ...useDocsContextualSearchTags()].join('\n');
  return useMemo(() => {
    const contextual = [
      `language:${i18n.currentLocale}`,
      tags.split('\n').map((tag) => `docusaurus_tag:${tag}`),
    ];
    return [
      ...(algolia.contextualSearch ? contextual : []),
      ...toList(algolia.searchParameters?.facetFilters),
    ];
  }, [algolia, i18n.currentLocale, tags]);
}

function toList(filters: unknown): FacetFilters {
  if (filters === undefined) {
    return [];
  }
  return Array.isArray(filters) ? (filters as FacetFilters) : [String(filters)];
}
