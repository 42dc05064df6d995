import type {IncomingMessage, ServerResponse} from 'node:http';

import {contentType} from 'mime-types';
import {basename, dirname, extname} from 'node:path';
import send from 'send';

import {chooseVariant, type SiteFile} from './site-file';

export interface SendFileOptions {
  readonly status: 200 | 404;
  /** A file name that changes with the content: browsers cache it for a year. */
  readonly immutable: boolean;
}

/**
 * Answers with a file: compressed if a compressed version exists, and supports conditional and
 * range requests.
 *
 * @returns false if the file has disappeared and nothing was written
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  {status, immutable}: SendFileOptions,
): Promise<boolean> {
  const variant = await chooseVariant(
    file,
    request.headers['accept-encoding']?.toString(),
  );
  response.statusCode = status;
  response.setHeader(
    'Content-Type',
    contentType(extname(file.name)) || 'application/octet-stream',
  );
  response.setHeader(
    'Cache-Control',
    immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
  // A page has two formats, see the choice of files.
  const hasForms = /\.(?:html|md)$/.test(file.name);
  response.setHeader('Vary', hasForms ? 'Accept, Accept-Encoding' : 'Accept-Encoding');
  if (variant.encoding !== 'identity') {
    response.setHeader('Content-Encoding', variant.encoding);
  }
  return stream(request, response, variant.path, status);
}

function stream(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  status: number,
): Promise<boolean> {
  return new Promise((resolve) => {
    send(request, encodeURIComponent(basename(path)), {
      root: dirname(path),
      cacheControl: false,
      dotfiles: 'allow',
      index: false,
      // A range of the not-found page makes no sense, and would change its status to 206.
      acceptRanges: status === 200,
    })
      .on('error', (error: NodeJS.ErrnoException & {status?: number}) => {
        resolve(answerSendError(response, error.status ?? 500));
      })
      .pipe(response)
      .on('close', () => {
        resolve(true);
      });
  });
}

/** 412 and 416 result from the client's own conditions; 404 means that the file is gone. */
function answerSendError(response: ServerResponse, status: number): boolean {
  if (response.headersSent) {
    response.destroy();
    return true;
  }
  for (const header of ['Content-Encoding', 'Content-Length', 'Content-Type', 'ETag']) {
    response.removeHeader(header);
  }
  if (status === 404) {
    return false;
  }
  response.statusCode = status;
  response.end();
  return true;
}
