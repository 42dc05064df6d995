import type {IncomingMessage} from 'node:http';

import {ProtocolError} from '../../protocol/protocol-error';

/**
 * Reads the raw body of a request.
 *
 * @param maxBytes - a longer body is rejected as soon as it exceeds this
 * @param timeoutMs - a body that takes longer is rejected
 * @throws ProtocolError 413 if it's too long, 408 if it's too slow, 400 if it's aborted
 */
export function readBody(
  request: IncomingMessage,
  maxBytes: number,
  timeoutMs: number,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const timer = setTimeout(() => {
      fail(408, 'Request body did not arrive in time');
    }, timeoutMs);
    const fail = (status: number, message: string) => {
      clearTimeout(timer);
      request.removeAllListeners('data');
      // Read and drop the rest, so that the client receives the answer.
      request.resume();
      reject(new ProtocolError(status, message));
    };
    if (Number(request.headers['content-length'] ?? 0) > maxBytes) {
      fail(413, 'Request body is too large');
      return;
    }
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > maxBytes) {
        fail(413, 'Request body is too large');
      } else {
        chunks.push(chunk);
      }
    });
    request.on('end', () => {
      clearTimeout(timer);
      resolve(Buffer.concat(chunks));
    });
    request.on('error', () => {
      fail(400, 'Request body broke off');
    });
  });
}
