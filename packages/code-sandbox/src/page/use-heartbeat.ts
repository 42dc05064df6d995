import {type RefObject, useCallback, useEffect, useRef} from 'react';

import {sendToFrame} from './frame-messages';

const BEAT_MS = 1000;
/** Longer than the guard in loops takes, so that the guard can say where. */
const MOST_UNANSWERED = 4;
const SILENT =
  'The code stopped responding, so it was stopped. It may contain an endless loop.';
const LEFT = 'The code navigated this frame to another URL, so it was stopped.';

export interface Heartbeat {
  /** To be called for each message of the frame. */
  readonly heard: () => void;
  /** To be called whenever the frame has loaded a document. */
  readonly onLoad: () => void;
}

/**
 * Asks a frame's document for a sign of life each second.
 *
 * @param frame - the number of the frame; each starts anew
 * @param onEnd - called with a sentence when the document is silent or has left
 */
export function useHeartbeat(
  frameRef: RefObject<HTMLIFrameElement | null>,
  isReady: boolean,
  frame: number,
  onEnd: (message: string) => void,
): Heartbeat {
  const unanswered = useRef(0);
  const loads = useRef(0);
  useEffect(() => {
    loads.current = 0;
  }, [frame]);
  useEffect(() => {
    if (!isReady) return undefined;
    unanswered.current = 0;
    const timer = setInterval(() => {
      if (unanswered.current >= MOST_UNANSWERED) {
        onEnd(SILENT);
        return;
      }
      unanswered.current += 1;
      sendToFrame(frameRef.current, {type: 'beat'});
    }, BEAT_MS);
    return () => {
      clearInterval(timer);
    };
  }, [frameRef, isReady, onEnd]);
  const heard = useCallback(() => {
    unanswered.current = 0;
  }, []);
  const onLoad = useCallback(() => {
    loads.current += 1;
    if (loads.current > 1) onEnd(LEFT);
  }, [onEnd]);
  return {heard, onLoad};
}
