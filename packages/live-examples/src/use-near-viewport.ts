import {type RefObject, useEffect, useState} from 'react';

const APPROACH_MARGIN = '300px';
const IDLE_TIMEOUT_MS = 1500;

/** `near`: near the viewport; `touched`: also waits until the reader interacts. */
export type StartTime = 'near' | 'touched';

/** Events that only readers cause, so that a page that nobody reads loads nothing. */
const SIGNS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'wheel',
  'scroll',
];

/**
 * Returns true once the element has come near the viewport and the main thread has been idle; it
 * never becomes false again.
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

/** Becomes true at the reader's first interaction. */
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
