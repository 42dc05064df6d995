import path from 'node:path';

import type {SearchIndex} from '../../src/engine/index/search-index';
import {loadIndex} from '../../src/backends/node/load-index';

/** The `search-index` folder of the built site. */
export const BUILT_INDEX =
  process.env['SEARCH_INDEX_DIRECTORY'] ??
  path.resolve(import.meta.dirname, '../../../../site/build/search-index');

/** Reads the index of the built site. */
export async function readBuiltIndex(): Promise<SearchIndex> {
  return (await loadIndex(BUILT_INDEX)).index;
}
