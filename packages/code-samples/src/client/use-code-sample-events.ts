import {useEffect} from 'react';

import {useHistory} from '@docusaurus/router';

import {codeLinkOf} from './code-link';
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

/**
 * Events before or when a reader uses a code block. Not `mouseover`, because a layout change under
 * a resting pointer also fires it.
 */
const SIGNS = ['mousemove', 'focusin', 'touchstart', 'click'];

/**
 * Handles the links of code blocks immediately, and loads everything else at the reader's first
 * interaction: a page that is only read doesn't need it.
 */
function listenOnceTouched(router: Router): () => void {
  const waiting = new AbortController();
  const {signal} = waiting;
  let last: Event | undefined;
  let stopListening: (() => void) | undefined;
  const notice = (event: Event): void => {
    // A click on a link navigates, and must not wait for this.
    if (event.type === 'click' && !isForSamples(event)) return;
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
        // The next interaction tries again.
        last = undefined;
      },
    );
  };
  const follow = (event: MouseEvent): void => {
    const link = codeLinkOf(event.target);
    if (link && isPlainClick(event)) {
      event.preventDefault();
      router.navigate(link.pathname + link.search + link.hash);
    }
  };
  for (const sign of SIGNS) {
    document.addEventListener(sign, notice, {signal, passive: true});
  }
  document.addEventListener('click', follow);
  return () => {
    waiting.abort();
    document.removeEventListener('click', follow);
    stopListening?.();
  };
}

/** Events before the listeners were loaded must not be lost, nor handled twice. */
function repeat(event: Event): void {
  if (!isForSamples(event)) return;
  const repeated = event.type === 'mousemove' ? 'mouseover' : event.type;
  event.target?.dispatchEvent(new Event(repeated, {bubbles: true}));
}

function isForSamples({type, target}: Event): boolean {
  return (
    target instanceof Element &&
    target.closest(type === 'click' ? '.code-copy' : '.code-tokens a') !== null
  );
}

function isPlainClick(event: MouseEvent): boolean {
  const {altKey, button, ctrlKey, defaultPrevented, metaKey, shiftKey} = event;
  return (
    button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey && !defaultPrevented
  );
}
