import {useEffect} from 'react';

import {useHistory} from '@docusaurus/router';

import type {Router} from './code-sample-events';

let users = 0;
let stop: (() => void) | undefined;

/** Keeps one set of listeners on the document while any code block is on the page. */
export function useCodeSampleEvents(): void {
  const history = useHistory();
  useEffect(() => {
    users += 1;
    stop ??= listenOnceTouched({
      navigate: (path) => {
        history.push(path);
      },
      prefetch: (path) => void window.docusaurus.prefetch(path),
    });
    return () => {
      users -= 1;
      if (users === 0) {
        stop?.();
        stop = undefined;
      }
    };
  }, [history]);
}

/** What readers do before, or when, they want something of a code block. */
const SIGNS = ['mouseover', 'focusin', 'touchstart', 'click'];

/** Loads the listeners with the first sign of a reader: a page that is only read needs none. */
function listenOnceTouched(router: Router): () => void {
  const waiting = new AbortController();
  const {signal} = waiting;
  let last: Event | undefined;
  let stopListening: (() => void) | undefined;
  const notice = (event: Event): void => {
    const isLoading = last !== undefined;
    last = event;
    if (isLoading) return;
    import(/* webpackChunkName: "code-sample-events" */ './code-sample-events').then(
      ({listenToCodeSamples}) => {
        if (signal.aborted) return;
        waiting.abort();
        stopListening = listenToCodeSamples(document, router);
        if (last) repeat(last);
      },
      () => {
        // The next sign tries again.
        last = undefined;
      },
    );
  };
  for (const sign of SIGNS) {
    document.addEventListener(sign, notice, {signal, passive: true});
  }
  return () => {
    waiting.abort();
    stopListening?.();
  };
}

/** What came before the listeners must not be lost; a link was followed by the browser itself. */
function repeat({type, target}: Event): void {
  const isForThem =
    type !== 'click' ||
    (target instanceof Element && target.closest('.code-copy') !== null);
  if (isForThem && type !== 'touchstart') {
    target?.dispatchEvent(new Event(type, {bubbles: true}));
  }
}
