import {createNullCache, type Requester} from '@algolia/client-common';
import {liteClient, type LiteClient} from 'algoliasearch/lite';

import type {SearchProvider} from '../settings/search-settings';
import {createHostsCache} from './create-hosts-cache';
import {createHostRequester, searchHosts} from './search-hosts';

/** Credentials, and the hosts of a site that answers its own searches. */
export interface SearchClientOptions {
  readonly provider: SearchProvider;
  readonly appId: string;
  readonly apiKey: string;
  /** Absolute URL before the protocol's paths (`1/…`), such as `https://example.org/`. */
  readonly endpoint: string;
  readonly http: Requester;
  readonly loadWorker: () => Promise<Requester>;
}

/** Timeout for a host in milliseconds. */
const TIMEOUTS = {connect: 1_000, read: 2_000, write: 30_000};

/**
 * Returns Algolia's search-only client, configured for whatever answers for this site.
 *
 * @throws Error "`appId` is missing." or "`apiKey` is missing.", from the client itself
 */
export function createSearchClient(options: SearchClientOptions): LiteClient {
  const {provider, appId, apiKey} = options;
  const common = {
    timeouts: TIMEOUTS,
    // Without custom headers, a request needs no preflight.
    authMode: 'WithinQueryParameters',
    hostsCache: createHostsCache(),
  } as const;
  if (provider === 'algolia') {
    return liteClient(appId, apiKey, common);
  }
  return liteClient(appId, apiKey, {
    ...common,
    hosts: searchHosts(options.endpoint),
    // The worker answers from headings while its text is loading, so such answers aren't cached.
    responsesCache: createNullCache(),
    requester: createHostRequester(options.http, options.loadWorker),
  });
}
