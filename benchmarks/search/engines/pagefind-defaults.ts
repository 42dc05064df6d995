import {createSiteServer} from '@lexical-documentation/site-server';
import type {Browser, Page} from 'playwright-core';
import {close, createIndex} from 'pagefind';

import {placeOf} from '../../../packages/search/tests/relevance/judge';
import type {Engine} from './engine';
import {gzipSize} from './sections';

/** What a hit of Pagefind offers; a page's sections come with it, in the order of the page. */
interface PagefindHit {
  url: string;
  sub_results: {url: string}[];
}

interface Pagefind {
  search: (query: string) => Promise<{results: {data: () => Promise<PagefindHit>}[]}>;
}

/** Hits that are fetched, as many as its own interface shows at first. */
const SHOWN = 10;

/**
 * Pagefind as it comes, over the built pages. It runs in browsers only, so it is asked in one; a hit
 * counts as right if the page or any of its sections is.
 *
 * @param folder - where the index is written
 * @returns the engine, and what stops its server
 */
export async function pagefindDefaults(
  browser: Browser,
  site: string,
  folder: string,
): Promise<Engine & {stop: () => Promise<void>}> {
  await writePagefind(site, folder);
  const server = createSiteServer({root: folder});
  const origin = await server.listen({port: 0});
  const page = await browser.newPage();
  const loaded = countLoaded(page);
  await page.route(`${origin}/`, (route) =>
    route.fulfill({body: '<!doctype html>', contentType: 'text/html'}),
  );
  await page.goto(origin);
  const search = (query: string) => askPagefind(page, query);
  await search('selection');
  const firstAnswer = await loaded();
  return {
    firstAnswer,
    name: 'Pagefind',
    search,
    stop: async () => {
      await page.close();
      await server.close(0);
    },
    // It loads a part of its index for each query, and never all of it.
    total: NaN,
  };
}

async function writePagefind(site: string, folder: string): Promise<void> {
  const {errors, index} = await createIndex();
  if (!index) {
    throw new Error(`Pagefind could not make an index: ${errors.join(', ')}`);
  }
  await index.addDirectory({path: site});
  await index.writeFiles({outputPath: folder});
  await close();
}

async function askPagefind(page: Page, query: string): Promise<string[][]> {
  const hits = await page.evaluate(
    async ({query: text, shown}) => {
      const address = '/pagefind.js';
      const pagefind = (await import(address)) as Pagefind;
      const {results} = await pagefind.search(text);
      return Promise.all(results.slice(0, shown).map((result) => result.data()));
    },
    {query, shown: SHOWN},
  );
  return hits.map((hit) =>
    [hit.url, ...hit.sub_results.map(({url}) => url)].map(placeOf),
  );
}

/** Returns the bytes of all responses so far; Pagefind's own files are compressed already. */
function countLoaded(page: Page): () => Promise<number> {
  const bodies: Promise<number>[] = [];
  page.on('response', (response) => {
    bodies.push(
      response.body().then((body) => Math.min(body.byteLength, gzipSize(body))),
    );
  });
  return async () => {
    const sizes = await Promise.all(bodies);
    return sizes.reduce((sum, size) => sum + size, 0);
  };
}
