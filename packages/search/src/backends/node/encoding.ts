import {promisify} from 'node:util';
import {gunzip, gzip} from 'node:zlib';

import {ProtocolError} from '../../protocol/protocol-error';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** Shorter bodies fit into one packet without compression. */
const WORTH_COMPRESSING = 1400;

/**
 * Decodes the body of a request.
 *
 * @param maxBytes - also limits the decoded size
 * @throws ProtocolError 413 if it's too long, 400 if it's invalid, 415 for another encoding
 */
export async function decodeBody(
  body: Buffer,
  encoding: string | undefined,
  maxBytes: number,
): Promise<string> {
  if (encoding === undefined || encoding === 'identity') {
    return body.toString('utf8');
  }
  if (encoding !== 'gzip') {
    throw new ProtocolError(
      415,
      `Unsupported content encoding: ${encoding.slice(0, 20)}`,
    );
  }
  try {
    return (await decompress(body, {maxOutputLength: maxBytes})).toString('utf8');
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
      ? new ProtocolError(413, 'Request body is too large')
      : new ProtocolError(400, 'Invalid gzip data in the request body');
  }
}

/** Compresses an answer if it's worthwhile and the client accepts it. */
export async function encodeBody(
  body: string,
  accepted: string | undefined,
): Promise<{body: Buffer; headers: Record<string, string>}> {
  const plain = Buffer.from(body);
  const headers = {vary: 'accept-encoding'};
  if (
    plain.length < WORTH_COMPRESSING ||
    !/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/u.test(accepted ?? '')
  ) {
    return {body: plain, headers};
  }
  return {
    body: await compress(plain),
    headers: {...headers, 'content-encoding': 'gzip'},
  };
}
