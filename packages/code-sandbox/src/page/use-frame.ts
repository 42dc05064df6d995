import {useColorMode} from '@docusaurus/theme-common';
import {type RefObject, useCallback, useEffect, useState} from 'react';

import {type FromSandbox, readFromSandbox} from '../frame/protocol';
import {sendToFrame, useFrameMessages} from './frame-messages';
import {useHeartbeat} from './use-heartbeat';

export interface Frame {
  /** Counts the frames: each number is to be an element of its own. */
  readonly frame: number;
  readonly isReady: boolean;
  readonly onLoad: () => void;
}

/**
 * Listens to a frame's document, and asks for a new frame when it is silent or has left.
 *
 * @param onEnd - called with a sentence before a frame is replaced
 */
export function useFrame(
  frameRef: RefObject<HTMLIFrameElement | null>,
  onMessage: (message: FromSandbox) => void,
  onEnd: (message: string) => void,
): Frame {
  const {colorMode} = useColorMode();
  const [isReady, setReady] = useState(false);
  const [frame, setFrame] = useState(0);
  const replace = useCallback(
    (message: string) => {
      onEnd(message);
      setReady(false);
      setFrame((last) => last + 1);
    },
    [onEnd],
  );
  const {heard, onLoad} = useHeartbeat(frameRef, isReady, frame, replace);
  const receive = useCallback(
    (data: unknown) => {
      heard();
      const message = readFromSandbox(data);
      if (message?.type === 'ready') setReady(true);
      if (message) onMessage(message);
    },
    [heard, onMessage],
  );
  useFrameMessages(frameRef, receive);
  useEffect(() => {
    if (isReady)
      sendToFrame(frameRef.current, {type: 'color-scheme', colorScheme: colorMode});
  }, [frameRef, isReady, colorMode]);
  return {frame, isReady, onLoad};
}
