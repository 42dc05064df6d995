import {type RefObject, useEffect, useState} from 'react';

const APPROACH_MARGIN = '300px';
const IDLE_TIMEOUT_MS = 1500;

/**
 * Returns true from the moment on when the element has come near the viewport and
 * the main thread has had an idle moment; it never turns back to false.
 */
export function useNearViewport(ref: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null || near) return;
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
  }, [ref, near]);
  return near;
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
