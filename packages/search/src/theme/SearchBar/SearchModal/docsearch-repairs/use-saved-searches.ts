import {type RefObject, useEffect, useState} from 'react';

import {dropDamagedSearches, limitRecentSearches} from './saved-searches';

/**
 * Keeps the saved searches in a state that DocSearch can show.
 *
 * @param wrapperRef - element around the modal
 * @returns a number that changes when DocSearch has to read them again
 */
export function useSavedSearches(
  wrapperRef: RefObject<HTMLElement | null>,
  indexName: string,
): number {
  const [generation, setGeneration] = useState(() => {
    dropDamagedSearches(indexName);
    return 0;
  });
  useEffect(() => {
    const wrapper = wrapperRef.current;
    // DocSearch saves and removes searches when the transition of their row ends.
    const afterTransition = () => {
      setTimeout(() => {
        if (limitRecentSearches(indexName)) {
          setGeneration((number) => number + 1);
        }
      });
    };
    wrapper?.addEventListener('transitionend', afterTransition);
    return () => wrapper?.removeEventListener('transitionend', afterTransition);
  }, [wrapperRef, indexName]);
  return generation;
}
