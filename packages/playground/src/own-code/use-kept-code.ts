import type {PlaygroundContent} from '@lexical-documentation/playground-link';
import {useEffect, useRef, useState} from 'react';

import {toContentError} from '../document/content-error';
import {unwrapUnknownNodes} from '../document/unknown-nodes';
import {type Opened, type Origin, slotOf} from '../session/open-start';
import {keep} from '../session/storage';

/** The current document, with its code. */
export interface KeptCode {
  readonly read: () => PlaygroundContent;
  /** Receives the document from the frame; the code doesn't change. */
  readonly setDocument: (content: PlaygroundContent) => void;
}

const PAUSE_MS = 400;

/** Stores document and code in the browser after each change of either. */
export function useKeptCode(
  {content, origin}: Opened,
  code: string,
  onError: (error: Error) => void,
): KeptCode {
  const [store] = useState(() => createStore(content, origin, onError));
  const isFirst = useRef(true);
  useEffect(() => {
    store.setCode(code);
    // An unchanged visit isn't stored; the reader's own code is, from the start.
    if (isFirst.current && origin.kind === 'visit') {
      isFirst.current = false;
      return;
    }
    const timer = setTimeout(store.write, PAUSE_MS);
    window.addEventListener('pagehide', store.write);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', store.write);
    };
  }, [store, code, origin]);
  return store;
}

function createStore(
  content: PlaygroundContent,
  origin: Origin,
  onError: (error: Error) => void,
) {
  const state = unwrapUnknownNodes(content.state);
  let current: PlaygroundContent = {...content, state, isCodeOff: false};
  const write = (): void => {
    const source = origin.kind === 'visit' ? {source: origin.source} : {};
    try {
      keep(slotOf(origin), {...current, ...source});
    } catch (error) {
      onError(toContentError(error));
    }
  };
  return {
    read: () => current,
    setDocument: ({state, plugins}: PlaygroundContent) => {
      current = {...current, state, ...(plugins && {plugins})};
      write();
    },
    setCode: (code: string) => {
      current = {...current, code};
    },
    write,
  };
}
