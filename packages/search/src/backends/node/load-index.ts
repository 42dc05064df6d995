import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {FourPartError} from '@lexical-documentation/common';

import type {SearchIndex} from '../../engine/index/search-index';
import {type Manifest, readContent, readHeadings, readManifest} from '../index-files';

/** A whole index, and its manifest. */
export interface LoadedIndex {
  manifest: Manifest;
  index: SearchIndex;
}

/**
 * Reads the index of a built site.
 *
 * @param directory - the `search-index` folder
 * @throws Error in four parts if the folder doesn't contain a readable index
 */
export async function loadIndex(directory: string): Promise<LoadedIndex> {
  const readJson = async (file: string): Promise<unknown> => {
    const place = path.join(directory, file);
    try {
      return JSON.parse(await readFile(place, 'utf8')) as unknown;
    } catch (error) {
      throw new FourPartError(
        {
          what: `The search index cannot be read: ${(error as Error).message}`,
          where: place,
          expected: 'a file written by the build of the site',
          fix: 'Build the site again.',
        },
        {cause: error},
      );
    }
  };
  const manifest = await readManifest(readJson);
  const headings = await readHeadings(manifest, readJson);
  return {index: await readContent(manifest, headings, readJson), manifest};
}
