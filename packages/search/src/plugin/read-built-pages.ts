import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {FourPartError} from '@lexical-documentation/common';
import {builtPageFiles} from '@lexical-documentation/common/build';

import {type ExtractionSettings, extractPage} from '../records/extract-page';
import type {PageRecords} from '../records/page-records';

/** Pages of a build, sorted by path. */
export interface BuiltPages {
  pages: PageRecords[];
  /** Paths of pages without entries. */
  empty: string[];
  /** Paths of pages that ask not to be indexed. */
  excluded: string[];
}

/** A page without links to it. */
const NOT_FOUND_PAGE = '/404.html';

/**
 * Extracts the records of all pages of a build.
 *
 * @param outDir - folder of the build
 * @param routes - paths of the site's pages, with base URL
 */
export async function readBuiltPages(
  outDir: string,
  baseUrl: string,
  routes: readonly string[],
  settings: ExtractionSettings,
): Promise<BuiltPages> {
  const built: BuiltPages = {empty: [], excluded: [], pages: []};
  for (const route of [...new Set(routes)].sort()) {
    const sitePath = `/${route.slice(baseUrl.length)}`;
    if (sitePath === NOT_FOUND_PAGE) {
      continue;
    }
    const extracted = extractPage(
      await readPage(outDir, sitePath),
      route,
      sitePath,
      settings,
    );
    if (extracted.status === 'indexed') {
      built.pages.push(extracted.page);
    } else {
      built[extracted.status].push(route);
    }
  }
  return built;
}

async function readPage(outDir: string, sitePath: string): Promise<string> {
  const files = builtPageFiles(sitePath);
  for (const file of files) {
    try {
      return await readFile(path.join(outDir, file), 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
        throw error;
      }
    }
  }
  throw new FourPartError({
    what: `The page ${sitePath} has no file.`,
    where: outDir,
    expected: files.join(' or '),
    fix: 'Build the site again.',
  });
}
