// @ts-check
import {readdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';

import {ROOT} from './paths.mjs';

/**
 * A test that says something about pages.
 *
 * @typedef {object} PageTest
 * @property {string} file - below the root
 * @property {(page: string) => boolean} reads - told a page's file below the root
 */

/** Tests of sources. Those that name no file look at all of them. */
const OF_SOURCES = 'tests/repository/content';

/**
 * Where tests in a browser read what a page says. Others take a page as a place to search, to
 * navigate or to measure at, and a change of its text is nothing to them.
 */
const OF_PAGES = ['pages', 'samples', 'examples/frame'].map(
  (area) => `tests/browser/${area}`,
);

const NAMED_FILE = /['"`/]((?:docs|blog|site)\/[\w./-]+)/g;
const IMPORTED = /\bfrom '[^']+'/g;
const NAMED_ADDRESS = /['"`](\/(?:docs|blog)\/[\w/-]+)/g;

/**
 * Reads which pages the tests name, so that no list of them can go stale.
 *
 * @returns {Promise<PageTest[]>}
 */
export async function readPageTests() {
  const [sources, ...pages] = await Promise.all(
    [OF_SOURCES, ...OF_PAGES].map(readTests),
  );
  return [
    ...(sources ?? []).map(({file, text}) => {
      const named = text.replace(IMPORTED, '').matchAll(NAMED_FILE);
      const files = [...named].map(([, name = '']) => name);
      return {
        file,
        reads: (/** @type {string} */ page) =>
          files.length === 0 || files.some((name) => page.startsWith(name)),
      };
    }),
    ...pages.flat().map(({file, text}) => {
      const addresses = [...text.matchAll(NAMED_ADDRESS)].map(([, name = '']) =>
        bare(name),
      );
      return {
        file,
        reads: (/** @type {string} */ page) => addresses.includes(addressOf(page)),
      };
    }),
  ];
}

/** @param {string} folder */
async function readTests(folder) {
  const entries = await readdir(join(ROOT, folder), {recursive: true}).catch(() => []);
  const names = entries.filter((name) => /\.(test|spec)\.ts$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const file = `${folder}/${name.replaceAll('\\', '/')}`;
      return {file, text: await readFile(join(ROOT, file), 'utf8')};
    }),
  );
}

/**
 * A document's address comes from its file, a post's without the date before its name.
 *
 * @param {string} page
 */
function addressOf(page) {
  return bare(
    `/${page}`
      .replace(/\.mdx?$/, '')
      .replace(/\/index$/, '')
      .replace(/^(\/blog\/)\d{4}-\d{2}-\d{2}-/, '$1'),
  );
}

/** @param {string} address */
function bare(address) {
  return address.replace(/\/$/, '');
}
