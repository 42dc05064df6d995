import {existsSync} from 'node:fs';
import {join} from 'node:path';

import {
  createMcpHttpHandler,
  type McpHttpHandler,
} from '@lexical-documentation/mcp-server';
import {createSearchHandler, type SearchHandler} from '@lexical-documentation/search';
import {
  closeOnSignals,
  createSiteServer,
  type ListenOptions,
} from '@lexical-documentation/site-server';

import {contentSources} from './content-sources';
import {SITE_BUILD} from './paths.mjs';
import {announce} from './stage.mjs';

/** Another folder than the public site's, for a build with other options. */
const ROOT = process.env['SITE_SERVER_ROOT'] ?? SITE_BUILD;
const SEARCH_INDEX = join(ROOT, 'search-index');
const ASSISTANTS = join(ROOT, 'assistants/symbols.json');

/** Names that carry a hash of the content. */
const HASHED = /^assets\/|^search-index\/.+\.[0-9a-f]{12}\.json$/;

/**
 * Serves the built site, with search, until it is told to stop.
 *
 * @param address - port 0 takes any free port; the line that is printed names it
 * @throws FourPartError when there is no built site or the port cannot be used
 */
export async function serveSite(address: ListenOptions): Promise<void> {
  const search = await openSearch();
  const assistants = await openAssistants();
  const handlers = [search, assistants].filter((handler) => handler !== undefined);
  const server = createSiteServer({
    root: ROOT,
    baseUrl: process.env['SITE_BASE_URL'] ?? '/',
    handlers,
    contentSecurityPolicy: contentSources(process.env),
    immutable: HASHED,
  });
  reloadOnHangUp(handlers);
  const origin = await server.listen(address);
  announce(`Serving ${origin} (stop with Ctrl+C)`);
  await closeOnSignals(server, () => {
    announce('Stopping: running requests are finished first');
  });
}

/** Files of another making may lie in the folder: no index is no error. */
async function openSearch(): Promise<SearchHandler | undefined> {
  return existsSync(SEARCH_INDEX)
    ? createSearchHandler({indexDirectory: SEARCH_INDEX})
    : undefined;
}

/** The tools of coding assistants, at `/mcp`, where the folder holds what they need. */
async function openAssistants(): Promise<McpHttpHandler | undefined> {
  if (!existsSync(SEARCH_INDEX) || !existsSync(ASSISTANTS)) {
    return undefined;
  }
  const hosts = (process.env['SITE_MCP_HOSTS'] ?? '').split(',').filter(Boolean);
  return createMcpHttpHandler({root: ROOT, hosts});
}

/** `kill -HUP` after a build: the new index answers, and no request is dropped meanwhile. */
function reloadOnHangUp(handlers: readonly {reload: () => Promise<void>}[]): void {
  if (process.platform === 'win32') {
    return;
  }
  process.on('SIGHUP', () => {
    Promise.all(handlers.map((handler) => handler.reload())).then(
      () => {
        announce('Reloaded the search index');
      },
      (error: unknown) => {
        console.error(error);
      },
    );
  });
}
