import {type ReactNode, type RefObject, useLayoutEffect, useState} from 'react';
import {createPortal} from 'react-dom';

import NothingFound from '../../../client/NothingFound';
import type {BrowseLink} from '../../../client/search-settings';
import {typeQuery} from './docsearch-repairs/take-over';

interface Props {
  readonly wrapperRef: RefObject<HTMLElement | null>;
  /** Changes when DocSearch is remounted. */
  readonly generation: number;
  readonly words: readonly string[];
  readonly links: readonly BrowseLink[];
  readonly onClose: () => void;
}

/** Suggestions below DocSearch's screen without results, which has no slot for them. */
export function NoResultsHelp(props: Props): ReactNode {
  const {wrapperRef, generation, words, links, onClose} = props;
  const place = usePlaceForHelp(wrapperRef, generation);
  return (
    place &&
    createPortal(
      <>
        <span className="DocSearch-VisuallyHiddenForAccessibility">No results.</span>
        <NothingFound
          words={words}
          links={links}
          onWord={typeQuery}
          onLeave={onClose}
        />
      </>,
      place,
    )
  );
}

/** Returns an element below the results while DocSearch shows that there are none. */
function usePlaceForHelp(
  wrapperRef: RefObject<HTMLElement | null>,
  generation: number,
): HTMLElement | undefined {
  const [place, setPlace] = useState<HTMLElement>();
  useLayoutEffect(() => {
    const results = wrapperRef.current?.querySelector('.DocSearch-Dropdown');
    if (!results) {
      return undefined;
    }
    const element = document.createElement('div');
    element.className = 'search-modal-help';
    element.setAttribute('aria-live', 'polite');
    // Beside what DocSearch renders, not inside of it.
    results.after(element);
    const look = () => {
      setPlace(results.querySelector('.DocSearch-NoResults') ? element : undefined);
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(results, {childList: true});
    return () => {
      observer.disconnect();
      element.remove();
    };
  }, [wrapperRef, generation]);
  return place;
}
