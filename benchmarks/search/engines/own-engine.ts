import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {performance} from 'node:perf_hooks';

import {SEARCH_INDEX, SITE_BUILD} from '../../../commands/lib/paths.mjs';
import type {LoadedIndex} from '../../../packages/search/src/backends/node/load-index';
import {answerRequest} from '../../../packages/search/src/protocol/answer-request';
import {placeOf} from '../../../packages/search/tests/relevance/judge';
import type {Engine} from './engine';
import {gzipSize, sizeOfFileWith} from './sections';

/** Survives minification and stands nowhere else. */
const WORKER_MARK = 'The search worker was asked before it was started.';

/** The site's own engine, asked through its protocol as DocSearch asks it. */
export async function ownEngine(loaded: LoadedIndex): Promise<Engine> {
  const {manifest} = loaded;
  const sizeOf = async (file: string) =>
    gzipSize(await readFile(join(SEARCH_INDEX, file)));
  const worker = await sizeOfFileWith(join(SITE_BUILD, 'assets/js'), WORKER_MARK);
  const firstAnswer = worker + (await sizeOf(manifest.headings.file));
  const search = (query: string) => ask(loaded, query);
  return {
    firstAnswer,
    name: 'ours',
    search,
    searchTyped: search,
    total: firstAnswer + (await sizeOf(manifest.content.file)),
  };
}

function ask({index, manifest}: LoadedIndex, query: string): string[][] {
  const {credentials, indexName} = manifest;
  const request = {
    attributesToRetrieve: ['url'],
    attributesToSnippet: ['content:10'],
    indexName,
    query,
  };
  const {body} = answerRequest(
    {
      body: JSON.stringify({requests: [request]}),
      headers: {
        'x-algolia-api-key': credentials.apiKey,
        'x-algolia-application-id': credentials.appId,
      },
      method: 'POST',
      url: '/1/indexes/*/queries',
    },
    {
      createQueryId: () => '',
      credentials,
      findIndex: () => index,
      now: () => performance.now(),
    },
  );
  const {results} = JSON.parse(body) as {results: {hits: {url: string}[]}[]};
  return (results[0]?.hits ?? []).map(({url}) => [placeOf(url)]);
}
