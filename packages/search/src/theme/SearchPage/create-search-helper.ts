import algoliasearchHelper, {
  type AlgoliaSearchHelper,
  type PlainSearchParameters,
  type SearchResults,
} from 'algoliasearch-helper';

import {browserSearchClient} from '../../client/browser-search-client';
import {nearestWordsIn} from '../../client/nearest-words';
import type {SearchSettings} from '../../client/search-settings';
import type {ResultsPage, SearchPageHit} from './search-state';

/** Facet that the filter row refines. */
const SECTION_FACET = 'section';

/** Results per request. */
export const HITS_PER_PAGE = 20;

const SMALL_SCREEN = '(max-width: 768px)';

/** The reader's query, and the pages to search. */
export interface SearchRequest {
  readonly query: string;
  /** Section of the site; empty for all. */
  readonly section: string;
  /** Language and versions to which results are limited; undefined for all pages. */
  readonly context: {readonly language: string; readonly tags: string[]} | undefined;
}

/** Returns the helper that sends the search page's requests and drops outdated answers. */
export function createSearchHelper(settings: SearchSettings): AlgoliaSearchHelper {
  const client = browserSearchClient(settings);
  return algoliasearchHelper(
    // The helper declares its own client type, with more methods than it calls, which is only
    // `search`.
    client as unknown as Parameters<typeof algoliasearchHelper>[0],
    settings.algolia.indexName,
  );
}

/** Returns the complete parameters of a request for its first page of results. */
export function toSearchParameters(
  indexName: string,
  {query, section, context}: SearchRequest,
): PlainSearchParameters {
  return {
    index: indexName,
    query,
    page: 0,
    hitsPerPage: HITS_PER_PAGE,
    facets: ['language'],
    facetsRefinements: context ? {language: [context.language]} : {},
    disjunctiveFacets: ['docusaurus_tag', SECTION_FACET],
    disjunctiveFacetsRefinements: {
      docusaurus_tag: context?.tags ?? [],
      [SECTION_FACET]: section ? [section] : [],
    },
    attributesToRetrieve: ['url', 'type', 'kind', 'module', 'page_kind'],
    attributesToHighlight: ['hierarchy', 'error', 'note'],
    attributesToSnippet: [`content:${String(snippetWords())}`],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
  };
}

/** As many words as in the modal. */
function snippetWords(): number {
  const isSmall =
    typeof window !== 'undefined' && window.matchMedia(SMALL_SCREEN).matches;
  return isSmall ? 5 : 10;
}

/** Reads what the page shows from the helper's results. */
export function toResultsPage(results: SearchResults): ResultsPage {
  const {hits, nbHits, nbPages, page, disjunctiveFacets} = results;
  const sections = disjunctiveFacets.find(({name}) => name === SECTION_FACET);
  return {
    hits: hits as unknown as SearchPageHit[],
    nbHits,
    nbPages,
    page,
    nearestWords: nearestWordsIn(results),
    sectionCounts: (sections?.data as Record<string, number> | undefined) ?? {},
  };
}
