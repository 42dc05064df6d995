import type {IncomingMessage, ServerResponse} from 'node:http';

import Negotiator from 'negotiator';

import {formatContentSecurityPolicy, formatOwnPolicy} from './content-security-policy';
import {createPageSecurityReader, type PageSecurityReader} from './page-security';
import {sendFile} from './send-file';
import {findSiteFile, type SiteFile} from './site-file';
import {candidateFiles, isHidden, parseSitePath} from './site-path';
import type {SiteServerOptions} from './types';

interface Site extends SiteServerOptions {
  readonly root: string;
  readonly baseUrl: string;
}

const MARKDOWN = 'text/markdown';
const NOT_FOUND_PAGE = '404.html';

/** Answers requests for the site's pages and assets, and with its 404 page for everything else. */
export function createPageResponder(
  site: Site,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const security = createPageSecurityReader();
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      answerText(response, 405, 'Only GET and HEAD are answered here.\n');
      return;
    }
    const target = parseSitePath(request.url ?? '/', site.baseUrl);
    if (target.kind === 'malformed') {
      answerText(response, 400, 'The address is not well-formed.\n');
      return;
    }
    if (target.kind === 'outside' && request.url === '/') {
      response.setHeader('Location', site.baseUrl);
      answerText(response, 302, `The site is at ${site.baseUrl}\n`);
      return;
    }
    const names =
      target.kind === 'path' && !isHidden(target.path)
        ? candidateFiles(target.path)
        : [];
    const page = await findSiteFile(site.root, names);
    const file = page && (await chooseForm(site.root, page, request.headers.accept));
    if (
      file &&
      (await sendSiteFile(request, response, {site, security, file, status: 200}))
    ) {
      return;
    }
    await answerNotFound(request, response, site, security);
  };
}

/** Chooses a page, or its Markdown for a client that prefers it. */
async function chooseForm(
  root: string,
  page: SiteFile,
  accept: string | undefined,
): Promise<SiteFile> {
  if (!page.name.endsWith('.html') || !prefersMarkdown(accept)) {
    return page;
  }
  const name = page.name.replace(/(?:\/index)?\.html$/, '.md');
  return (await findSiteFile(root, [name])) ?? page;
}

function prefersMarkdown(accept: string | undefined): boolean {
  const negotiator = new Negotiator({headers: {accept: accept ?? '*/*'}});
  return negotiator.mediaTypes(['text/html', MARKDOWN])[0] === MARKDOWN;
}

async function answerNotFound(
  request: IncomingMessage,
  response: ServerResponse,
  site: Site,
  security: PageSecurityReader,
): Promise<void> {
  const file = await findSiteFile(site.root, [NOT_FOUND_PAGE]);
  if (
    file &&
    (await sendSiteFile(request, response, {site, security, file, status: 404}))
  ) {
    return;
  }
  answerText(response, 404, 'There is no such page.\n');
}

interface FileAnswer {
  readonly site: Site;
  readonly security: PageSecurityReader;
  readonly file: SiteFile;
  readonly status: 200 | 404;
}

async function sendSiteFile(
  request: IncomingMessage,
  response: ServerResponse,
  {site, security, file, status}: FileAnswer,
): Promise<boolean> {
  if (file.name.endsWith('.html')) {
    const policy = site.contentSecurityPolicy ?? {};
    const {scriptHashes, ownPolicy} = await security.of(file);
    response.setHeader(
      'Content-Security-Policy',
      ownPolicy === undefined
        ? formatContentSecurityPolicy(policy, scriptHashes)
        : formatOwnPolicy(ownPolicy, policy),
    );
    if (!policy['frame-ancestors']?.length) {
      // For browsers that don't support frame-ancestors.
      response.setHeader('X-Frame-Options', 'SAMEORIGIN');
    }
  }
  const immutable = (site.immutable ?? /^assets\//).test(file.name);
  return sendFile(request, response, file, {status, immutable});
}

function answerText(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.end(text);
}
