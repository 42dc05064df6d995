import {type RefObject, useEffect} from 'react';

import type {ToSandbox} from '../frame/protocol';

/**
 * Sends a message to the document of a frame.
 *
 * @typeParam Further - what a document understands besides what every sandbox does
 */
export function sendToFrame<Further = never>(
  frame: HTMLIFrameElement | null,
  message: ToSandbox | Further,
): void {
  // A document without an origin can be addressed by none.
  frame?.contentWindow?.postMessage(message, '*');
}

/**
 * Listens to the document of a frame, and to no other.
 *
 * @returns a function that stops it
 */
export function listenToFrame(
  frameOf: () => HTMLIFrameElement | null,
  receive: (data: unknown) => void,
): () => void {
  const listen = ({data, source}: MessageEvent<unknown>): void => {
    const frame = frameOf();
    if (frame && source === frame.contentWindow) receive(data);
  };
  window.addEventListener('message', listen);
  return () => {
    window.removeEventListener('message', listen);
  };
}

/** Listens to the frame as long as the component is mounted; `receive` must be stable. */
export function useFrameMessages(
  frameRef: RefObject<HTMLIFrameElement | null>,
  receive: (data: unknown) => void,
): void {
  useEffect(() => listenToFrame(() => frameRef.current, receive), [frameRef, receive]);
}
