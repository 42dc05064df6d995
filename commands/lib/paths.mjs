// @ts-check
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';

/** The repository's root folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(
  /[\\/]$/,
  '',
);

/** The Docusaurus site. */
export const SITE = join(ROOT, 'site');

/** Where the built site lands. */
export const SITE_BUILD = join(SITE, 'build');

/** The search index of the built site. */
export const SEARCH_INDEX = join(SITE_BUILD, 'search-index');

/** What the reference's plugin keeps: the packages' model and the index of names. */
export const REFERENCE_CACHE = join(ROOT, '.cache/api-reference');

/** What the commands remember from one run to the next; `npm ci` empties it. */
export const CACHE = join(ROOT, 'node_modules/.cache/commands');

/** Reports of the last `npm test`. */
export const REPORTS = join(ROOT, 'test-results/reports');
