import type {InsightsClient} from 'search-insights';

/** Whose events are sent, and where to. */
export interface InsightsOptions {
  readonly appId: string;
  readonly apiKey: string;
  /** Origin of a service that takes Algolia's events; without one, Algolia's own. */
  readonly endpoint?: string | undefined;
}

/**
 * Loads the client that sends search events and binds it to the site's credentials.
 *
 * It is bundled with the site: given to DocSearch as its client, it keeps DocSearch from
 * fetching one from a content delivery network.
 */
export async function createInsightsClient(
  options: InsightsOptions,
): Promise<InsightsClient> {
  const {appId, apiKey, endpoint} = options;
  const {default: insights} = await import('search-insights');
  insights('init', {appId, apiKey, ...(endpoint && {host: originOf(endpoint)})});
  return insights;
}

/** The client appends a path that starts with a slash. */
function originOf(endpoint: string): string {
  return endpoint.replace(/\/+$/, '');
}
