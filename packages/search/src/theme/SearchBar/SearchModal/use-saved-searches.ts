import {type RefObject, useEffect, useState} from 'react';

import {dropDamagedSearches, limitRecentSearches} from './saved-searches';

/**
 * Keeps the saved searches in a state that DocSearch can show.
 *
 * @param hostRef - element around the modal
 * @returns a number that changes when DocSearch has to read them anew
 */
export function useSavedSearches(
  hostRef: RefObject<HTMLElement | null>,
  indexName: string,
): number {
  const [generation, setGeneration] = useState(() => {
    dropDamagedSearches(indexName);
    return 0;
  });
  useEffect(() => {
    const host = hostRef.current;
    // DocSearch saves and removes searches when the transition of their row ends.
    const afterTransition = () => {
      setTimeout(() => {
        if (limitRecentSearches(indexName)) {
          setGeneration((number) => number + 1);
        }
      });
    };
    host?.addEventListener('transitionend', afterTransition);
    return () => host?.removeEventListener('transitionend', afterTransition);
  }, [hostRef, indexName]);
  return generation;
}
