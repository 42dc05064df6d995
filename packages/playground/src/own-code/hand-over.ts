import {listenToFrame, sendToFrame} from '@lexical-documentation/code-sandbox';

import type {FromPlayground, ToPlayground} from './protocol';

/**
 * A frame whose code is in an endless loop doesn't answer; then the last document that it sent is
 * used.
 */
const PATIENCE_MS = 1_000;

/** Asks a frame to send its current document; resolves when it has done so, or doesn't answer. */
export function handOver(frame: HTMLIFrameElement): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      stopListening();
      resolve();
    };
    const timer = setTimeout(end, PATIENCE_MS);
    const stopListening = listenToFrame(
      () => frame,
      (data) => {
        if ((data as FromPlayground | null)?.type === 'handed-over') end();
      },
    );
    sendToFrame<ToPlayground>(frame, {type: 'hand-over'});
  });
}
