import {readFile} from 'node:fs/promises';
import path from 'node:path';

import type {SearchIndex} from '../../src/engine/index/search-index';
import {readContent, readHeadings, readManifest} from '../../src/hosts/index-files';

const DIRECTORY =
  process.env['SEARCH_INDEX_DIRECTORY'] ??
  path.resolve(import.meta.dirname, '../../../../site/build/search-index');

/**
 * Reads the index of the built site.
 *
 * @throws Error in four parts if the site has not been built
 */
export async function readBuiltIndex(): Promise<SearchIndex> {
  const readJson = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(DIRECTORY, file), 'utf8')) as unknown;
  try {
    const manifest = await readManifest(readJson);
    return await readContent(
      manifest,
      await readHeadings(manifest, readJson),
      readJson,
    );
  } catch (error) {
    throw new Error(
      `The built site has no readable search index, in ${DIRECTORY}. Expected the index that the ` +
        'build writes. Run "npm run build" and then the tests.',
      {cause: error},
    );
  }
}
