import {type ReactNode, useCallback, useEffect, useRef} from 'react';
import {createPortal} from 'react-dom';

import {useSearchSettings} from '../../client/use-search-settings';
import OpeningDialog from './OpeningDialog';
import SearchButton from './SearchButton';
import {useSearchHotkeys} from './use-search-hotkeys';
import {useSearchModal} from './use-search-modal';

/**
 * The search button of the navbar, its keyboard shortcuts, and the modal that they open.
 *
 * Every page loads this module. Everything that belongs to DocSearch or to the search client is
 * only reached through `use-search-modal`, which imports it when a reader approaches the search.
 */
export default function SearchBar(): ReactNode {
  const settings = useSearchSettings();
  const {state, fieldRef, prepare, open, close} = useSearchModal(settings);
  const buttonRef = useRef<HTMLButtonElement>(null);

  const closeAndReturnFocus = useCallback(() => {
    close();
    buttonRef.current?.focus({preventScroll: true});
  }, [close]);

  useEffect(() => {
    // Another page has been opened behind it.
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, [close]);

  useSearchHotkeys({
    phase: state.phase,
    buttonRef,
    onOpen: open,
    onClose: closeAndReturnFocus,
  });

  return (
    <>
      <SearchButton ref={buttonRef} onApproach={prepare} onClick={open} />
      {state.phase === 'opening' && (
        <OpeningDialog
          fieldRef={fieldRef}
          query={state.query}
          placeholder={settings.algolia.placeholder}
          problem={state.problem}
          onRetry={open}
          onClose={closeAndReturnFocus}
        />
      )}
      {state.phase === 'open' &&
        createPortal(
          <state.modal.SearchModal
            settings={settings}
            insights={state.modal.insights}
            onClose={closeAndReturnFocus}
          />,
          document.body,
        )}
    </>
  );
}
