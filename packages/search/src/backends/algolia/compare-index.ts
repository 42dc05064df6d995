import {isDeepStrictEqual} from 'node:util';

import type {Algoliasearch} from 'algoliasearch';

import type {PushedContent} from './pushed-content';

/** Number of objects by what an upload would do with them. */
export interface ObjectChanges {
  added: number;
  changed: number;
  removed: number;
  unchanged: number;
}

/** The changes that an upload would make in a hosted index. */
export interface IndexChanges {
  records: ObjectChanges;
  synonyms: ObjectChanges;
  /** Names of the settings that would change. */
  settings: string[];
}

interface Identified {
  objectID: string;
}

/** Compares a hosted index with the content to upload, without changing it. */
export async function compareIndex(
  client: Algoliasearch,
  indexName: string,
  content: PushedContent,
): Promise<IndexChanges> {
  const hosted = (await client.indexExists({indexName}))
    ? await readHosted(client, indexName)
    : {records: [], settings: {}, synonyms: []};
  const settings = Object.entries(content.settings)
    .filter(([name, value]) => !isDeepStrictEqual(hosted.settings[name], value))
    .map(([name]) => name);
  return {
    records: compareObjects(hosted.records, content.records),
    settings,
    synonyms: compareObjects(hosted.synonyms, content.synonyms),
  };
}

async function readHosted(client: Algoliasearch, indexName: string) {
  const records: Identified[] = [];
  const synonyms: Identified[] = [];
  await client.browseObjects<Identified>({
    aggregator: ({hits}) => records.push(...hits),
    browseParams: {attributesToRetrieve: ['*'], hitsPerPage: 1000},
    indexName,
  });
  await client.browseSynonyms({
    aggregator: ({hits}) => synonyms.push(...hits),
    indexName,
  });
  const settings: Record<string, unknown> = {
    ...(await client.getSettings({indexName})),
  };
  return {records, settings, synonyms};
}

function compareObjects(
  hosted: readonly Identified[],
  pushed: readonly Identified[],
): ObjectChanges {
  const before = new Map(hosted.map((object) => [object.objectID, object]));
  const changes = {added: 0, changed: 0, removed: 0, unchanged: 0};
  for (const object of pushed) {
    const former = before.get(object.objectID);
    before.delete(object.objectID);
    if (!former) {
      changes.added++;
    } else if (isDeepStrictEqual(former, object)) {
      changes.unchanged++;
    } else {
      changes.changed++;
    }
  }
  return {...changes, removed: before.size};
}
