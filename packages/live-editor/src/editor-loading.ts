import {
  type ComponentType,
  type RefObject,
  useCallback,
  useEffect,
  useReducer,
} from 'react';

import {toError} from './to-error';
import type {RuntimeProps} from './types';

export type LoadingState =
  | {status: 'waiting'}
  | {status: 'loading'; asked: boolean}
  | ({status: 'running'} & LoadedEditor)
  | {status: 'failed'; error: Error};

interface LoadedEditor {
  Runtime: ComponentType<RuntimeProps>;
  initialHtml: string;
  takesFocus: boolean;
}

export interface EditorLoading {
  state: LoadingState;
  /** Starts the editor at the reader's wish, or again after a failure. */
  start: () => void;
  /** Ends a running editor and keeps the error in its place. */
  fail: (error: Error) => void;
}

/**
 * The life of one editor: it waits, loads its code, runs, and may fail and be tried
 * again. The document it starts with is what `previewRef` shows at that moment.
 */
export function useEditorLoading(
  wanted: boolean,
  previewRef: RefObject<HTMLElement | null>,
): EditorLoading {
  const [state, dispatch] = useReducer(reduce, {status: 'waiting'});
  const start = useCallback(() => {
    dispatch({type: 'start', asked: true});
  }, []);
  const fail = useCallback((error: Error) => {
    dispatch({type: 'failed', error});
  }, []);

  useEffect(() => {
    if (wanted) dispatch({type: 'start', asked: false});
  }, [wanted]);

  const loading = state.status === 'loading';
  const asked = loading && state.asked;
  useEffect(() => {
    if (!loading) return;
    let current = true;
    import(
      /* webpackChunkName: "live-editor-runtime" */ './runtime/LiveEditorRuntime'
    ).then(
      ({LiveEditorRuntime}) => {
        if (!current) return;
        const initialHtml = previewRef.current?.innerHTML ?? '';
        const takesFocus = asked && focusIsFree();
        dispatch({type: 'loaded', Runtime: LiveEditorRuntime, initialHtml, takesFocus});
      },
      (reason: unknown) => {
        if (current) fail(toError(reason));
      },
    );
    return () => {
      current = false;
    };
  }, [loading, asked, previewRef, fail]);

  return {state, start, fail};
}

type Action =
  | {type: 'start'; asked: boolean}
  | ({type: 'loaded'} & LoadedEditor)
  | {type: 'failed'; error: Error};

function reduce(state: LoadingState, action: Action): LoadingState {
  switch (action.type) {
    case 'start':
      if (action.asked && state.status !== 'running') {
        return {status: 'loading', asked: true};
      }
      return state.status === 'waiting' ? {status: 'loading', asked: false} : state;
    case 'loaded': {
      const {Runtime, initialHtml, takesFocus} = action;
      return {status: 'running', Runtime, initialHtml, takesFocus};
    }
    case 'failed':
      return {status: 'failed', error: action.error};
  }
}

/** The button that asked for the editor is gone by now: focus is nowhere, or the reader moved it. */
function focusIsFree(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
