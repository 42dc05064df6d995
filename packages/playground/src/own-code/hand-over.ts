import type {FromPlayground} from './protocol';
import {send} from './send';

/** A frame whose code runs in a loop does not answer; what it told before is then the document. */
const PATIENCE_MS = 1_000;

/** Makes a frame tell its document as it is now; resolves when it has, or does not answer. */
export function handOver(frame: HTMLIFrameElement): Promise<void> {
  const waiting = new AbortController();
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      waiting.abort();
      resolve();
    };
    const timer = setTimeout(end, PATIENCE_MS);
    const listen = ({data, source}: MessageEvent<FromPlayground | null>): void => {
      if (source === frame.contentWindow && data?.type === 'handed-over') end();
    };
    window.addEventListener('message', listen, {signal: waiting.signal});
    send(frame, {type: 'hand-over'});
  });
}
