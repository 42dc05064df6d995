import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';

import type * as BuildIndex from '../../packages/search/src/engine/index/build-index';
import type * as OpenIndex from '../../packages/search/src/engine/index/search-index';
import type * as Search from '../../packages/search/src/engine/search';
import type * as Records from '../../packages/search/src/records/docsearch-record';
import {
  type AskedEngine,
  describeMoves,
  rankingTable,
} from '../../packages/search/tests/relevance/ranking-table';
import {
  readSiteSynonyms,
  readStoredPages,
} from '../../packages/search/tests/relevance/stored-pages';

const ROOT = join(import.meta.dirname, '../..');

/** Below the repository, so that its packages find theirs. */
const CHECKOUTS = join(ROOT, 'benchmarks/.cache');

/** Returns in words how the ranks of all judged queries differ from those of a commit's engine. */
export async function compareWithCommit(commit: string): Promise<string> {
  mkdirSync(CHECKOUTS, {recursive: true});
  const folder = mkdtempSync(join(CHECKOUTS, 'against-'));
  try {
    const archive = execFileSync('git', ['archive', commit, 'packages/search/src'], {
      cwd: ROOT,
      maxBuffer: 100_000_000,
    });
    execFileSync('tar', ['-x', '-C', folder], {input: archive});
    const before = rankingTable(await openEngine(join(folder, 'packages/search/src')));
    const after = rankingTable(await openEngine(join(ROOT, 'packages/search/src')));
    return describeMoves(before, after) || `No query moved since ${commit}.`;
  } finally {
    rmSync(folder, {recursive: true});
  }
}

/** Opens the stored pages with the engine in a folder of sources. */
async function openEngine(sources: string): Promise<AskedEngine> {
  const load = (file: string): Promise<unknown> =>
    import(pathToFileURL(join(sources, file)).href);
  const {buildIndex} = (await load('engine/index/build-index.ts')) as typeof BuildIndex;
  const {openIndex} = (await load('engine/index/search-index.ts')) as typeof OpenIndex;
  const {search} = (await load('engine/search.ts')) as typeof Search;
  const {docSearchRecord} = (await load(
    'records/docsearch-record.ts',
  )) as typeof Records;
  const {mistakeHeadings, origin, pages} = readStoredPages();
  const data = buildIndex(pages, readSiteSynonyms(), origin, mistakeHeadings);
  return {docSearchRecord, index: openIndex(data), search};
}
