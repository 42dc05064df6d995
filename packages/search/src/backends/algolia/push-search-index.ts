import type {Algoliasearch} from 'algoliasearch';

import {pushSettings} from '../../settings/push-settings';
import {loadIndex} from '../node/load-index';
import {compareIndex, type IndexChanges, type ObjectChanges} from './compare-index';
import {type PushedContent, pushedContent} from './pushed-content';
import {replaceIndex} from './replace-index';

/** Options of {@link pushSearchIndex}. */
export interface PushOptions {
  /** The `search-index` folder of a built site. */
  indexDirectory: string;
  env: NodeJS.ProcessEnv;
  /** Reports the changes without making them. */
  dryRun: boolean;
  /** Called with progress messages. */
  report: (line: string) => void;
  /** Creates the service's client; by default Algolia's own with its own hosts. */
  createClient?: (appId: string, adminKey: string) => Algoliasearch;
}

/**
 * Uploads records, settings and synonyms of a built site to Algolia, replacing the existing ones.
 *
 * @throws Error in four parts if a variable is missing, the site isn't built, or the service
 * rejects a step; the hosted index is then unchanged
 */
export async function pushSearchIndex(options: PushOptions): Promise<void> {
  const {dryRun, env, indexDirectory, report} = options;
  const {adminKey, appId, indexName} = pushSettings(env);
  const {index} = await loadIndex(indexDirectory);
  const content = pushedContent(index);
  const createClient =
    options.createClient ?? (await import('algoliasearch')).algoliasearch;
  const client = createClient(appId, adminKey);
  const place = `the index "${indexName}" of the application ${appId}`;
  if (dryRun) {
    report(`An upload would change ${place}:`);
    describeChanges(await compareIndex(client, indexName, content)).forEach(report);
    return;
  }
  await replaceIndex(client, indexName, content, report);
  report(`Replaced ${place}: ${describeContent(content)}`);
}

function describeContent({records, synonyms}: PushedContent): string {
  return `${String(records.length)} records, ${String(synonyms.length)} synonyms`;
}

function describeChanges({records, settings, synonyms}: IndexChanges): string[] {
  return [
    `  records:  ${describeObjects(records)}`,
    `  synonyms: ${describeObjects(synonyms)}`,
    `  settings: ${settings.length > 0 ? settings.join(', ') : 'none'}`,
  ];
}

function describeObjects({added, changed, removed, unchanged}: ObjectChanges): string {
  return (
    `${String(added)} new, ${String(changed)} changed, ${String(removed)} removed, ` +
    `${String(unchanged)} unchanged`
  );
}
