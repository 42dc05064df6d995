/** Who answers searches: the site's own server and worker, or the hosted service. */
export type SearchProvider = 'self' | 'algolia';

/** Where click and view events go. */
export interface InsightsSettings {
  /** Address that events are posted to. */
  endpoint: string;
}

/** The environment's choice, ready for the site's configuration. */
export interface SearchSettings {
  provider: SearchProvider;
  /** `themeConfig.algolia` of `@docusaurus/theme-search-algolia`. */
  algolia: {
    appId: string;
    apiKey: string;
    indexName: string;
    contextualSearch: true;
    searchPagePath: 'search';
    insights: boolean;
  };
  /** Absent if events are not collected. */
  insights?: InsightsSettings;
}

const PROVIDER = 'SEARCH_PROVIDER';
const ALGOLIA_APP_ID = 'ALGOLIA_APP_ID';
const ALGOLIA_SEARCH_KEY = 'ALGOLIA_SEARCH_KEY';
const ALGOLIA_INDEX_NAME = 'ALGOLIA_INDEX_NAME';
const INSIGHTS_ENDPOINT = 'SEARCH_INSIGHTS_ENDPOINT';

/** Credentials of the own server. They guard nothing: whoever reads the site may search it. */
const SELF = {apiKey: 'public', appId: 'self', indexName: 'documentation'};

/**
 * Reads the choice of the search provider from the environment. Without any variable the site's own
 * server answers; with the three `ALGOLIA_*` variables, or `SEARCH_PROVIDER=algolia`, the hosted
 * service does.
 *
 * @throws Error in four parts if a variable is missing or has a value that it does not take
 */
export function searchSettings(env: NodeJS.ProcessEnv): SearchSettings {
  const provider = readProvider(env);
  const account = provider === 'algolia' ? readAlgoliaAccount(env) : SELF;
  const endpoint = readInsightsEndpoint(env);
  return {
    algolia: {
      ...account,
      contextualSearch: true,
      insights: endpoint !== undefined,
      searchPagePath: 'search',
    },
    provider,
    ...(endpoint !== undefined && {insights: {endpoint}}),
  };
}

function readProvider(env: NodeJS.ProcessEnv): SearchProvider {
  const value = env[PROVIDER];
  if (value === undefined || value === '') {
    return algoliaVariables(env).some(({value: set}) => set !== '')
      ? 'algolia'
      : 'self';
  }
  if (value !== 'self' && value !== 'algolia') {
    throw new Error(
      `Unknown search provider "${value}", in the environment variable ${PROVIDER}. ` +
        'Expected "self" or "algolia". Change the variable, or remove it to use the own server.',
    );
  }
  return value;
}

function algoliaVariables(env: NodeJS.ProcessEnv): {name: string; value: string}[] {
  return [ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY, ALGOLIA_INDEX_NAME].map((name) => ({
    name,
    value: env[name]?.trim() ?? '',
  }));
}

function readAlgoliaAccount(env: NodeJS.ProcessEnv): typeof SELF {
  const variables = algoliaVariables(env);
  const missing = variables.filter(({value}) => value === '').map(({name}) => name);
  if (missing.length > 0) {
    throw new Error(
      `The search provider Algolia is configured by half, in the environment: ${missing.join(', ')} ` +
        `${missing.length === 1 ? 'is' : 'are'} missing. Expected all of ` +
        `${variables.map(({name}) => name).join(', ')}. ` +
        `Set what is missing, or ${PROVIDER}=self to use the own server.`,
    );
  }
  const [appId = '', apiKey = '', indexName = ''] = variables.map(({value}) => value);
  return {apiKey, appId, indexName};
}

function readInsightsEndpoint(env: NodeJS.ProcessEnv): string | undefined {
  const value = env[INSIGHTS_ENDPOINT]?.trim();
  if (!value) {
    return undefined;
  }
  if (!URL.canParse(value) || !/^https?:$/u.test(new URL(value).protocol)) {
    throw new Error(
      `"${value}" is no address, in the environment variable ${INSIGHTS_ENDPOINT}. ` +
        'Expected an http or https URL such as https://insights.algolia.io. ' +
        'Change the variable, or remove it to collect no events.',
    );
  }
  return value;
}
