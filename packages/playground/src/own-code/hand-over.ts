import {listenToFrame, sendToFrame} from '@lexical-documentation/code-sandbox';

import type {FromPlayground, ToPlayground} from './protocol';

/** A frame whose code runs in a loop does not answer; what it told before is then the document. */
const PATIENCE_MS = 1_000;

/** Makes a frame tell its document as it is now; resolves when it has, or does not answer. */
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
