import type {RouteHandlerCallbackOptions} from 'workbox-core/types.js';

import {removeCaches} from '../shared/caches';
import {pagePath} from '../shared/page-path';
import {documentationPage} from './kept-documentation';
import {answerNotKept} from './not-kept';
import {scope, settings} from './scope';
import {shell} from './shell';
import {pages} from './visits';

/** In the query of any address: the worker forgets all that it keeps, and goes. */
const RESET = 'reset-offline';

/** Answers a navigation; nothing that goes wrong here may cost a reader the page. */
export async function answerPage({
  request,
  event,
  url,
}: RouteHandlerCallbackOptions): Promise<Response> {
  if (url.searchParams.has(RESET)) {
    await scope.registration.unregister();
    await removeCaches(settings.baseUrl);
    return fetch(request);
  }
  try {
    return await pages.handle({request, event});
  } catch (error) {
    return (await keptAnswer(url).catch(() => undefined)) ?? Promise.reject(error);
  }
}

async function keptAnswer(url: URL): Promise<Response> {
  const path = pagePath(url);
  const kept = (await documentationPage(url)) ?? (await shellPage(path));
  if (kept) return kept;
  return (await isPage(path)) ? answerNotKept() : answerNotFound();
}

/** Pages of the shell, such as the search. */
async function shellPage(path: string): Promise<Response | undefined> {
  const page = path.slice(settings.baseUrl.length);
  return page === ''
    ? undefined
    : shell.matchPrecache(`${settings.baseUrl}${page}/index.html`);
}

async function isPage(path: string): Promise<boolean> {
  const list = await shell.matchPrecache(`${settings.baseUrl}offline/pages.json`);
  const all = list ? ((await list.json()) as string[]) : [path];
  return all.includes(path.slice(settings.baseUrl.length));
}

async function answerNotFound(): Promise<Response> {
  const page = await shell.matchPrecache(`${settings.baseUrl}404.html`);
  if (!page) return answerNotKept();
  return new Response(page.body, {headers: page.headers, status: 404});
}
