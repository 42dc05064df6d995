import {useColorMode} from '@docusaurus/theme-common';
import {type RefObject, useCallback, useEffect, useState} from 'react';

import {type FromSandbox, readFromSandbox, type ToSandbox} from '../sandbox/protocol';
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
  useEffect(() => {
    const listen = ({data, source}: MessageEvent<unknown>): void => {
      if (source !== frameRef.current?.contentWindow) return;
      heard();
      const message = readFromSandbox(data);
      if (message?.type === 'ready') setReady(true);
      if (message) onMessage(message);
    };
    window.addEventListener('message', listen);
    return () => {
      window.removeEventListener('message', listen);
    };
  }, [frameRef, heard, onMessage]);
  useEffect(() => {
    if (isReady) send(frameRef.current, {type: 'color-scheme', colorScheme: colorMode});
  }, [frameRef, isReady, colorMode]);
  return {frame, isReady, onLoad};
}

/** Sends a message to the document of a frame. */
export function send(frame: HTMLIFrameElement | null, message: ToSandbox): void {
  // A document without an origin can be addressed by none.
  frame?.contentWindow?.postMessage(message, '*');
}
