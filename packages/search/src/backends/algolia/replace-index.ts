import {randomBytes} from 'node:crypto';

import {FourPartError} from '@lexical-documentation/common';
import type {Algoliasearch} from 'algoliasearch';

import type {PushedContent} from './pushed-content';

/** Objects per request, as the service recommends. */
const BATCH_SIZE = 1000;

/**
 * Replaces the content of a hosted index: it fills a temporary index and then moves it, so readers
 * see either the old content or the new one. Rules from the service's dashboard are kept.
 *
 * @param report - called with a line about each step
 * @throws Error in four parts if a step fails; the existing index is then unchanged, and the
 * temporary one is removed
 */
export async function replaceIndex(
  client: Algoliasearch,
  indexName: string,
  content: PushedContent,
  report: (line: string) => void,
): Promise<void> {
  const temporary = `${indexName}_push_${randomBytes(4).toString('hex')}`;
  try {
    if (await client.indexExists({indexName})) {
      await operate(client, indexName, 'copy', temporary);
    }
    await configure(client, temporary, content, report);
    await upload(client, temporary, content, report);
    report(`Moving the new index to "${indexName}"`);
    await operate(client, temporary, 'move', indexName);
  } catch (error) {
    await client.deleteIndex({indexName: temporary}).catch(() => undefined);
    throw new FourPartError(
      {
        what: `The upload failed: ${(error as Error).message}`,
        where: `the index "${indexName}" of Algolia, which has not changed`,
        expected: 'every step to be accepted',
        fix: 'Check the admin key and the connection, then run the command again.',
      },
      {cause: error},
    );
  }
}

async function configure(
  client: Algoliasearch,
  indexName: string,
  {settings, synonyms}: PushedContent,
  report: (line: string) => void,
): Promise<void> {
  report(`Uploading the settings and ${String(synonyms.length)} synonyms`);
  const tasks = [await client.setSettings({indexName, indexSettings: settings})];
  if (synonyms.length > 0) {
    tasks.push(
      await client.saveSynonyms({
        indexName,
        replaceExistingSynonyms: true,
        synonymHit: synonyms,
      }),
    );
  }
  await settle(client, indexName, tasks);
}

async function upload(
  client: Algoliasearch,
  indexName: string,
  {records}: PushedContent,
  report: (line: string) => void,
): Promise<void> {
  const tasks: {taskID: number}[] = [];
  for (let from = 0; from < records.length; from += BATCH_SIZE) {
    const requests = records
      .slice(from, from + BATCH_SIZE)
      .map((record) => ({action: 'addObject' as const, body: {...record}}));
    tasks.push(await client.batch({batchWriteParams: {requests}, indexName}));
    report(
      `Uploaded ${String(from + requests.length)} of ${String(records.length)} records`,
    );
  }
  await settle(client, indexName, tasks);
}

async function operate(
  client: Algoliasearch,
  indexName: string,
  operation: 'copy' | 'move',
  destination: string,
): Promise<void> {
  const task = await client.operationIndex({
    indexName,
    operationIndexParams: {
      destination,
      operation,
      ...(operation === 'copy' && {scope: ['rules' as const]}),
    },
  });
  await settle(client, indexName, [task]);
}

/** The service accepts a request immediately and executes it later. */
async function settle(
  client: Algoliasearch,
  indexName: string,
  tasks: readonly {taskID: number}[],
): Promise<void> {
  for (const {taskID} of tasks) {
    await client.waitForTask({indexName, taskID});
  }
}
