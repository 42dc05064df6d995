import {ADMIN_KEY, ALGOLIA_VARIABLES, readAlgoliaVariables} from './algolia-variables';

/** The hosted index to which records are uploaded. */
export interface PushSettings {
  appId: string;
  adminKey: string;
  indexName: string;
}

/**
 * Reads from the environment which hosted index to fill, and the key.
 *
 * @throws Error in four parts that names each missing variable; the search key is one of them,
 *   since the site that is built beside the index needs it
 */
export function pushSettings(env: NodeJS.ProcessEnv): PushSettings {
  const names = [...ALGOLIA_VARIABLES, ADMIN_KEY] as const;
  const values = readAlgoliaVariables(
    env,
    names,
    'The upload to Algolia',
    'Set what is missing.',
  );
  return {
    adminKey: values.ALGOLIA_ADMIN_KEY,
    appId: values.ALGOLIA_APP_ID,
    indexName: values.ALGOLIA_INDEX_NAME,
  };
}
