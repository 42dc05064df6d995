import {type RefObject, useCallback, useRef, useState} from 'react';
import {flushSync} from 'react-dom';

import type {SearchSettings} from '../../client/search-settings';
import type {PreparedModal} from './SearchModal/prepare-search-modal';
import {compositionEnd, useEarlySearch} from './use-early-search';

/** While "opening", a field of the page receives the keys: the modal's code is loading. */
export type SearchState =
  | {readonly phase: 'closed'}
  | {readonly phase: 'opening'; readonly query: string; readonly problem?: string}
  | {readonly phase: 'open'; readonly modal: PreparedModal};

interface SearchModalControl {
  readonly state: SearchState;
  /** The field of the opening dialog. */
  readonly fieldRef: RefObject<HTMLInputElement | null>;
  readonly prepare: () => void;
  /** Opens, or tries again; the field has the focus when this returns. */
  readonly open: () => void;
  readonly close: () => void;
}

const CLOSED: SearchState = {phase: 'closed'};
const MAX_LENGTH = 64;

/** Loads the modal on demand and keeps track of whether it is shown. */
export function useSearchModal(settings: SearchSettings): SearchModalControl {
  const [state, setState] = useState<SearchState>(CLOSED);
  const fieldRef = useRef<HTMLInputElement>(null);

  const prepare = useCallback(() => {
    // Only an attempt: a reader who opens the modal sees an error if it fails again.
    loadModal(settings).catch(() => undefined);
  }, [settings]);

  const show = useCallback(async () => {
    try {
      const modal = await loadModal(settings);
      await compositionEnd(fieldRef);
      const field = fieldRef.current;
      if (field) {
        // Synchronously, so that no key can come between the two fields.
        flushSync(() => setState({phase: 'open', modal}));
        modal.takeOver(field);
      }
    } catch (error) {
      console.warn('The search modal could not be loaded.', error);
      const problem = String((error as Error).message);
      setState((now) => (now.phase === 'opening' ? {...now, problem} : now));
    }
  }, [settings]);

  const openWith = useCallback(
    (query: string) => {
      flushSync(() => setState({phase: 'opening', query}));
      fieldRef.current?.focus();
      void show();
    },
    [show],
  );
  const open = useCallback(() => openWith(selectedText()), [openWith]);
  useEarlySearch(openWith, fieldRef);

  const close = useCallback(() => {
    // Immediately: as long as it exists, the modal keeps the focus.
    flushSync(() => setState(CLOSED));
  }, []);

  return {state, fieldRef, prepare, open, close};
}

function selectedText(): string {
  const text = String(window.getSelection()).slice(0, MAX_LENGTH);
  // A lone surrogate can't be part of a URL.
  return text.trim() && text.replace(/[\uD800-\uDBFF]$/, '');
}

async function loadModal(settings: SearchSettings): Promise<PreparedModal> {
  const {prepareSearchModal} = await import(
    /* webpackChunkName: "search-modal" */ './SearchModal/prepare-search-modal'
  );
  return prepareSearchModal(settings);
}
