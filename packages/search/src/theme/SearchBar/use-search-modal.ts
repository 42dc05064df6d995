import {useCallback, useState} from 'react';

import type {SearchSettings} from '../../client/search-settings';
import type {PreparedModal} from './SearchModal';

/** Between "opening" and "open" lies the modal's download; typing meanwhile is not lost. */
export type SearchState =
  | {readonly phase: 'closed'}
  | {readonly phase: 'opening' | 'open'; readonly query: string};

interface SearchModalControl {
  readonly state: SearchState;
  readonly modal: PreparedModal | undefined;
  readonly prepare: () => void;
  readonly open: (initialQuery?: string) => void;
  /** Edits the query that the modal will open with. */
  readonly type: (edit: (query: string) => string) => void;
  readonly close: () => void;
}

const CLOSED: SearchState = {phase: 'closed'};

/** Loads the modal on demand and keeps track of whether it is shown. */
export function useSearchModal(settings: SearchSettings): SearchModalControl {
  const [state, setState] = useState<SearchState>(CLOSED);
  const [modal, setModal] = useState<PreparedModal>();

  const load = useCallback(async () => {
    const {prepareSearchModal} = await loadModalCode();
    setModal(await prepareSearchModal(settings));
  }, [settings]);

  const prepare = useCallback(() => {
    // Only an attempt: a reader who goes on to open the modal is told if it fails again.
    load().catch(() => undefined);
  }, [load]);

  const open = useCallback(
    (initialQuery = '') => {
      setState({phase: 'opening', query: initialQuery});
      load().then(
        () =>
          setState((now) => (now.phase === 'closed' ? now : {...now, phase: 'open'})),
        (error: unknown) => {
          console.warn('The search modal could not be loaded.', error);
          setState(CLOSED);
        },
      );
    },
    [load],
  );

  const type = useCallback((edit: (query: string) => string) => {
    setState((now) =>
      now.phase === 'opening' ? {...now, query: edit(now.query)} : now,
    );
  }, []);

  const close = useCallback(() => setState(CLOSED), []);

  return {state, modal, prepare, open, type, close};
}

function loadModalCode() {
  return import(/* webpackChunkName: "search-modal" */ './SearchModal');
}
