import type {FromPlayground, ToPlayground} from './protocol';

/** A frame whose code runs in a loop does not answer; what it told before is then the document. */
const PATIENCE_MS = 1_000;

/** Makes a frame tell its document as it is now; resolves when it has, or does not answer. */
export function handOver({contentWindow}: HTMLIFrameElement): Promise<void> {
  const waiting = new AbortController();
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      waiting.abort();
      resolve();
    };
    const timer = setTimeout(end, PATIENCE_MS);
    const listen = ({data, source}: MessageEvent<FromPlayground | null>): void => {
      if (source === contentWindow && data?.type === 'handed-over') end();
    };
    window.addEventListener('message', listen, {signal: waiting.signal});
    const question: ToPlayground = {type: 'hand-over'};
    // A document without an origin can be addressed by none.
    contentWindow?.postMessage(question, '*');
  });
}
