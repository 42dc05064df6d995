import {type RefObject, useEffect, useState} from 'react';

const APPROACH_MARGIN = '300px';
const IDLE_TIMEOUT_MS = 1500;

/** `near`: near the viewport; `touched`: also not before a sign that somebody is there. */
export type StartTime = 'near' | 'touched';

/** What readers do and nothing else does: a page that is only looked at loads nothing. */
const SIGNS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'wheel',
  'scroll',
];

/**
 * Returns true from the moment on when the element has come near the viewport and
 * the main thread has had an idle moment; it never turns back to false.
 */
export function useNearViewport(
  ref: RefObject<Element | null>,
  start: StartTime = 'near',
): boolean {
  const [near, setNear] = useState(false);
  const touched = useTouched() || start === 'near';
  useEffect(() => {
    const element = ref.current;
    if (element === null || near || !touched) return;
    let cancelIdle: (() => void) | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        cancelIdle = whenIdle(() => {
          setNear(true);
        });
      },
      {rootMargin: APPROACH_MARGIN},
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelIdle?.();
    };
  }, [ref, near, touched]);
  return near;
}

/** Turns true with the first sign of a reader. */
function useTouched(): boolean {
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    if (touched) return;
    const controller = new AbortController();
    const notice = (): void => {
      setTouched(true);
    };
    for (const sign of SIGNS) {
      const {signal} = controller;
      window.addEventListener(sign, notice, {signal, passive: true, capture: true});
    }
    return () => {
      controller.abort();
    };
  }, [touched]);
  return touched;
}

function whenIdle(callback: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, 200);
    return () => {
      clearTimeout(timer);
    };
  }
  const handle = window.requestIdleCallback(callback, {timeout: IDLE_TIMEOUT_MS});
  return () => {
    window.cancelIdleCallback(handle);
  };
}
