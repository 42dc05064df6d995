import Translate from '@docusaurus/Translate';
import {type ReactNode, useEffect, useRef} from 'react';

import NothingFound from '../../client/NothingFound';
import type {BrowseLink} from '../../client/search-settings';
import {HITS_PER_PAGE} from './create-search-helper';
import {groupByPage} from './result-texts';
import SearchResult from './SearchResult';
import styles from './styles.module.css';
import type {SearchResultsControl} from './use-search-results';

interface Props {
  readonly query: string;
  readonly results: SearchResultsControl;
  /** Pages to start from if nothing is found. */
  readonly links: readonly BrowseLink[];
  readonly onQuery: (query: string) => void;
}

/** The list of results, or a message instead of one. */
export default function SearchResults({
  query,
  results,
  links,
  onQuery,
}: Props): ReactNode {
  const {status, hits, hasMore, loadMore, nearestWords, retry} = results;
  return (
    <>
      <p role="status" className={styles.status}>
        <StatusText query={query} results={results} />
      </p>
      {status === 'error' ? (
        <button type="button" className="button button--secondary" onClick={retry}>
          Try again
        </button>
      ) : (
        <ol className={styles.results}>
          {groupByPage(hits, HITS_PER_PAGE).map((group) => (
            <SearchResult key={group[0]?.objectID} hits={group} />
          ))}
        </ol>
      )}
      {status === 'loaded' && hits.length === 0 && (
        <div className={styles.nothingFound}>
          <NothingFound words={nearestWords} links={links} onWord={onQuery} />
        </div>
      )}
      {hasMore && status !== 'error' && <MoreResults onVisible={loadMore} />}
    </>
  );
}

function StatusText({query, results}: Pick<Props, 'query' | 'results'>): ReactNode {
  const {status, hits, nbHits, problem} = results;
  if (status === 'error') {
    return (
      problem ??
      'Unable to fetch results. You might want to check your network connection.'
    );
  }
  if (status === 'loading') {
    return <FetchingText />;
  }
  if (nbHits === 0) {
    return (
      <Translate
        id="theme.SearchPage.noResultsText"
        description="The paragraph for empty search result"
      >
        No results were found
      </Translate>
    );
  }
  return `${countOf(hits.length, nbHits)} for “${query}”`;
}

/** If there are many, the number of further results isn't useful. */
function countOf(shown: number, all: number): string {
  if (all > shown) {
    return `${shown.toLocaleString('en')} best of many results`;
  }
  return `${all.toLocaleString('en')} ${all === 1 ? 'result' : 'results'}`;
}

/** The end of the list so far; when it comes into view, it requests the next page of results. */
function MoreResults({onVisible}: {readonly onVisible: () => void}): ReactNode {
  const elementRef = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && onVisible(),
      {rootMargin: '200px'},
    );
    if (elementRef.current) {
      observer.observe(elementRef.current);
    }
    return () => observer.disconnect();
  }, [onVisible]);
  return (
    <p ref={elementRef} className={styles.more}>
      <FetchingText />
    </p>
  );
}

function FetchingText(): ReactNode {
  return (
    <Translate
      id="theme.SearchPage.fetchingNewResults"
      description="The paragraph for fetching new search results"
    >
      Fetching new results...
    </Translate>
  );
}
