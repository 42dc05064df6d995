import {FourPartError} from '@lexical-documentation/common';

/** Environment variables of a site that uses the hosted service. */
export const ALGOLIA_VARIABLES = [
  'ALGOLIA_APP_ID',
  'ALGOLIA_SEARCH_KEY',
  'ALGOLIA_INDEX_NAME',
] as const;

/** Key that can write; needed to fill the hosted index, never to build the site. */
export const ADMIN_KEY = 'ALGOLIA_ADMIN_KEY';

type Variable = (typeof ALGOLIA_VARIABLES)[number] | typeof ADMIN_KEY;

/**
 * Reads the variables of the hosted service, all of which are required.
 *
 * @param purpose - what they are needed for, the beginning of the error
 * @param fix - what to do, the end of the error
 * @throws Error in four parts that names the missing ones
 */
export function readAlgoliaVariables<Name extends Variable>(
  env: NodeJS.ProcessEnv,
  names: readonly Name[],
  purpose: string,
  fix: string,
): Record<Name, string> {
  const values = names.map((name) => [name, env[name]?.trim() ?? ''] as const);
  const missing = values.filter(([, value]) => value === '').map(([name]) => name);
  if (missing.length > 0) {
    throw new FourPartError({
      what: `${purpose} is only partly configured: ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing.`,
      where: 'the environment',
      expected: `all of ${names.join(', ')}`,
      fix,
    });
  }
  return Object.fromEntries(values) as Record<Name, string>;
}
