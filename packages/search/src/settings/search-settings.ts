import {FourPartError} from '@lexical-documentation/common';

import {ALGOLIA_VARIABLES, readAlgoliaVariables} from './algolia-variables';

/** What answers searches: the site's own server and worker, or the hosted service. */
export type SearchProvider = 'self' | 'algolia';

/** Where to send click and view events. */
export interface InsightsSettings {
  /** URL to which events are posted. */
  endpoint: string;
}

/** The settings from the environment, ready for the site's configuration. */
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
const INSIGHTS_ENDPOINT = 'SEARCH_INSIGHTS_ENDPOINT';

/** Credentials of the own server. They aren't secret: everybody who reads the site can search it. */
const SELF = {apiKey: 'public', appId: 'self', indexName: 'documentation'};

/**
 * Reads the search provider from the environment. Without any variable, the site's own server
 * answers; with the three `ALGOLIA_*` variables, or `SEARCH_PROVIDER=algolia`, the hosted service
 * does.
 *
 * @throws Error in four parts if a variable is missing or has an invalid value
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
    return ALGOLIA_VARIABLES.some((name) => env[name]?.trim()) ? 'algolia' : 'self';
  }
  if (value !== 'self' && value !== 'algolia') {
    throw new FourPartError({
      what: `Unknown search provider "${value}".`,
      where: `the environment variable ${PROVIDER}`,
      expected: '"self" or "algolia"',
      fix: 'Change the variable, or remove it to use the own server.',
    });
  }
  return value;
}

function readAlgoliaAccount(env: NodeJS.ProcessEnv): typeof SELF {
  const values = readAlgoliaVariables(
    env,
    ALGOLIA_VARIABLES,
    'The search provider Algolia',
    `Set what is missing, or ${PROVIDER}=self to use the own server.`,
  );
  return {
    apiKey: values.ALGOLIA_SEARCH_KEY,
    appId: values.ALGOLIA_APP_ID,
    indexName: values.ALGOLIA_INDEX_NAME,
  };
}

function readInsightsEndpoint(env: NodeJS.ProcessEnv): string | undefined {
  const value = env[INSIGHTS_ENDPOINT]?.trim();
  if (!value) {
    return undefined;
  }
  if (!URL.canParse(value) || !/^https?:$/u.test(new URL(value).protocol)) {
    throw new FourPartError({
      what: `"${value}" is not a URL.`,
      where: `the environment variable ${INSIGHTS_ENDPOINT}`,
      expected: 'an http or https URL such as https://insights.algolia.io',
      fix: 'Change the variable, or remove it to collect no events.',
    });
  }
  return value;
}
