import type {InsightsClient} from 'search-insights';

/** The credentials for events, and where to send them. */
export interface InsightsOptions {
  readonly appId: string;
  readonly apiKey: string;
  /** Origin of a service that accepts Algolia's events; by default Algolia's own. */
  readonly endpoint?: string | undefined;
}

/**
 * Loads the client that sends search events and initializes it with the site's credentials.
 *
 * It's bundled with the site and passed to DocSearch, so that DocSearch doesn't load one from a
 * CDN.
 */
export async function createInsightsClient(
  options: InsightsOptions,
): Promise<InsightsClient> {
  const {appId, apiKey, endpoint} = options;
  const {default: insights} = await import('search-insights');
  insights('init', {appId, apiKey, ...(endpoint && {host: originOf(endpoint)})});
  return insights;
}

/** The client appends a path with a leading slash. */
function originOf(endpoint: string): string {
  return endpoint.replace(/\/+$/, '');
}
