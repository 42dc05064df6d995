import type {ToPlayground} from './protocol';

/** Sends a message to the playground in a frame. */
export function send(frame: HTMLIFrameElement | null, message: ToPlayground): void {
  // A document without an origin can be addressed by none.
  frame?.contentWindow?.postMessage(message, '*');
}
