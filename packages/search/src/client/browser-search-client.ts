import type {Requester} from '@algolia/client-common';
import {createFetchRequester} from '@algolia/requester-fetch';
import type {LiteClient} from 'algoliasearch/lite';

import {createSearchClient} from './create-search-client';
import type {SearchSettings} from './search-settings';

const clients = new Map<string, LiteClient>();

/**
 * Returns the page's only client: the modal and the search page share its cache and its worker.
 *
 * @throws Error "`appId` is missing." or "`apiKey` is missing."
 */
export function browserSearchClient({algolia, plugin}: SearchSettings): LiteClient {
  const {appId, apiKey} = algolia;
  const key = JSON.stringify([plugin.provider, appId, apiKey]);
  const client =
    clients.get(key) ??
    createSearchClient({
      provider: plugin.provider,
      appId,
      apiKey,
      endpoint: new URL(plugin.endpoint ?? '/', window.location.origin).href,
      http: createFetchRequester(),
      loadWorker: () => loadWorker(plugin.manifestUrl),
    });
  clients.set(key, client);
  return client;
}

/**
 * Finds out which host answers, before the reader types anything.
 *
 * The request asks for the index, without a query and without hits. On a site without a server, the
 * worker and its index are then loading by the time the first letter is typed; on a site with a
 * server, nothing is loaded.
 * on the way by the time the first letter is typed, a site with one loads nothing.
 */
export async function warmSearchHosts(settings: SearchSettings): Promise<void> {
  if (settings.plugin.provider !== 'self') {
    return;
  }
  try {
    await browserSearchClient(settings).transporter.request({
      method: 'GET',
      path: `/1/indexes/${encodeURIComponent(settings.algolia.indexName)}`,
      queryParameters: {hitsPerPage: 0},
      headers: {},
    });
  } catch {
    // The first query determines, and shows, whether a host can answer.
  }
}

async function loadWorker(manifestUrl: string): Promise<Requester> {
  const {createWorkerRequester} =
    await import('../backends/browser/create-worker-requester');
  const worker = createWorkerRequester({manifestUrl});
  worker.warm();
  return worker;
}
