import {statSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {resolve} from 'node:path';

import {FourPartError} from '@lexical-documentation/common';

import {createHttpServer} from './http-server';
import {createPageResponder} from './page-responder';
import type {RequestHandler, SiteServer, SiteServerOptions} from './types';

/**
 * Creates a server for a built site, with additional request handlers.
 *
 * @throws FourPartError if the root isn't a folder or the base URL lacks a slash
 */
export function createSiteServer(options: SiteServerOptions): SiteServer {
  const root = resolve(options.root);
  const baseUrl = options.baseUrl ?? '/';
  checkRoot(root);
  checkBaseUrl(baseUrl);

  const respond = createPageResponder({...options, root, baseUrl});
  const handlers = options.handlers ?? [];
  const onError = options.onError ?? reportError;

  return createHttpServer(
    (request, response) => {
      answer(request, response, handlers, respond).catch((error: unknown) => {
        onError(error, request);
        answerFailure(response);
      });
    },
    {timeouts: options.timeouts ?? {}},
  );
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  handlers: readonly RequestHandler[],
  respond: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<void> {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
  for (const handler of handlers) {
    if (await handler.handle(request, response)) {
      return;
    }
  }
  await respond(request, response);
}

function answerFailure(response: ServerResponse): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.statusCode = 500;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.end('The server could not answer this request.\n');
}

function reportError(error: unknown, request: IncomingMessage): void {
  console.error(`${request.method ?? ''} ${request.url ?? ''}:`, error);
}

function checkRoot(root: string): void {
  if (!statSync(root, {throwIfNoEntry: false})?.isDirectory()) {
    throw new FourPartError({
      what: 'There is no built site to serve.',
      where: root,
      expected: 'the folder that the site was built into',
      fix: 'build the site first, or pass the folder it was built into as "root"',
    });
  }
}

function checkBaseUrl(baseUrl: string): void {
  if (!baseUrl.startsWith('/') || !baseUrl.endsWith('/')) {
    throw new FourPartError({
      what: `The base URL "${baseUrl}" lacks a slash.`,
      where: 'option "baseUrl" of the site server',
      expected: 'a path with a slash at both ends, such as "/" or "/docs-site/"',
      fix: 'pass the base URL exactly as the site was built with it',
    });
  }
}
