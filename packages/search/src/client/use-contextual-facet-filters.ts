import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useMemo} from 'react';

import type {SearchThemeConfig} from './search-settings';

/** Tag of pages that belong to no docs version. */
export const DEFAULT_SEARCH_TAG = 'default';

/** Facet filters in Algolia's notation: members are and-ed, inner lists or-ed. */
export type FacetFilters = (string | string[])[];

/** Returns the filters that keep a search to the reader's language and docs version. */
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
