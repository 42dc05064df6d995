import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {AlgoliaSearchHelper} from 'algoliasearch-helper';
import {
  type Dispatch,
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';

import type {SearchSettings} from '../../client/search-settings';
import {DEFAULT_SEARCH_TAG} from '../../client/use-contextual-facet-filters';
import {
  createSearchHelper,
  type SearchRequest,
  toResultsPage,
  toSearchParameters,
} from './create-search-helper';
import {
  EMPTY_STATE,
  nextSearchState,
  type SearchPageEvent,
  type SearchPageState,
} from './search-state';

/** Milliseconds without a keystroke after which a query is sent. */
const TYPING_PAUSE = 150;

export interface SearchResultsControl extends SearchPageState {
  readonly hasMore: boolean;
  readonly loadMore: () => void;
  readonly retry: () => void;
}

/** Searches whenever the query or the section changes, and for the next page on request. */
export function useSearchResults(
  settings: SearchSettings,
  query: string,
  section: string,
): SearchResultsControl {
  const [state, dispatch] = useReducer(nextSearchState, EMPTY_STATE);
  const helper = useSearchHelper(settings, query, dispatch);
  const context = useSearchContext(settings);
  const {indexName} = settings.algolia;

  useEffect(() => {
    if (!helper) {
      return undefined;
    }
    if (!query) {
      dispatch({type: 'cleared'});
      return undefined;
    }
    dispatch({type: 'started'});
    const timer = setTimeout(() => {
      const request = {query, section, context};
      helper.setState(toSearchParameters(indexName, request)).search();
    }, TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [helper, indexName, query, section, context]);

  const hasMore = state.status === 'loaded' && state.page + 1 < state.nbPages;
  const loadMore = useCallback(() => {
    helper?.setPage(state.page + 1).search();
  }, [helper, state.page]);
  const retry = useCallback(() => {
    dispatch({type: 'started'});
    helper?.search();
  }, [helper]);

  return {...state, hasMore, loadMore, retry};
}

/** Returns the reader's language and docs versions; the same object while they don't change. */
function useSearchContext({algolia}: SearchSettings): SearchRequest['context'] {
  const language = useDocusaurusContext().i18n.currentLocale;
  const tags = [DEFAULT_SEARCH_TAG, ...useDocsContextualSearchTags()].join('\n');
  return useMemo(
    () => (algolia.contextualSearch ? {language, tags: tags.split('\n')} : undefined),
    [algolia, language, tags],
  );
}

/** Creates the helper in the browser only, and forwards its events. */
function useSearchHelper(
  settings: SearchSettings,
  query: string,
  dispatch: Dispatch<SearchPageEvent>,
): AlgoliaSearchHelper | undefined {
  const [helper, setHelper] = useState<AlgoliaSearchHelper>();
  const queryRef = useRef(query);
  useEffect(() => {
    queryRef.current = query;
  }, [query]);

  useEffect(() => {
    const created = helperOrProblem(settings, dispatch);
    if (!created) {
      return undefined;
    }
    created.on('result', ({results}) => {
      // An answer can arrive after the reader has typed more, or has cleared the field.
      if (results.query === queryRef.current) {
        dispatch({type: 'answered', answer: toResultsPage(results)});
      }
    });
    created.on('error', () => dispatch({type: 'failed'}));
    setHelper(created);
    return () => {
      created.removeAllListeners();
    };
  }, [settings, dispatch]);
  return helper;
}

function helperOrProblem(
  settings: SearchSettings,
  dispatch: Dispatch<SearchPageEvent>,
): AlgoliaSearchHelper | undefined {
  try {
    return createSearchHelper(settings);
  } catch (error) {
    dispatch({type: 'failed', problem: (error as Error).message});
    return undefined;
  }
}
