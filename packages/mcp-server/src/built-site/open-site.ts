import {readFile} from 'node:fs/promises';
import path from 'node:path';

import type {SymbolFacts} from '@lexical-documentation/api-reference';
import {FourPartError} from '@lexical-documentation/common';
import type {ErrorCodes} from '@lexical-documentation/error-codes';
import {
  readSectionTable,
  type SectionedPage,
} from '@lexical-documentation/markdown-pages/sections';
import {type HitFinder, openHits} from '@lexical-documentation/search/hits';

import {DATA_FOLDER, ERRORS_FILE, SYMBOLS_FILE} from './data-files';

/** The data of a built site, in the form that the tools need. */
export interface Site {
  /** The folder of the built site. */
  readonly root: string;
  /** Origin of the published site, and the path below it, with slashes at both ends. */
  readonly origin: string;
  readonly baseUrl: string;
  /** By path below the base URL, with a leading but no trailing slash. */
  readonly pages: ReadonlyMap<string, SectionedPage>;
  readonly hits: HitFinder;
  readonly symbols: readonly SymbolFacts[];
  readonly errors: ErrorCodes;
  /** Returns the Markdown of a page. */
  read(page: SectionedPage): Promise<string>;
}

/**
 * Opens a built site. Pages are read on demand.
 *
 * @param root - the folder of the built site
 * @throws FourPartError if the folder doesn't contain a site, or one without the files for
 * assistants
 */
export async function openSite(root: string): Promise<Site> {
  const [pages, hits, symbols, errors] = await Promise.all([
    readSectionTable(root),
    openHits(path.join(root, 'search-index')),
    readData<readonly SymbolFacts[]>(root, SYMBOLS_FILE),
    readData<ErrorCodes>(root, ERRORS_FILE),
  ]);
  const {origin, baseUrl} = hits;
  return {
    root,
    origin,
    baseUrl,
    pages: new Map(pages.map((page) => [page.path.replace(/\/$/, '') || '/', page])),
    hits,
    symbols,
    errors,
    read: ({file}) => readFile(path.join(root, file), 'utf8'),
  };
}

async function readData<Data>(root: string, file: string): Promise<Data> {
  const place = path.join(root, DATA_FOLDER, file);
  try {
    return JSON.parse(await readFile(place, 'utf8')) as Data;
  } catch (error) {
    throw new FourPartError(
      {
        what: 'The data for assistants cannot be read.',
        where: place,
        expected: 'a file that the build of the site writes',
        fix: 'Build the site again.',
      },
      {cause: error},
    );
  }
}
