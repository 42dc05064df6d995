import type {Page} from '@playwright/test';

import {SITE_BUILD} from '../../../../commands/lib/paths.mjs';
import {expect, test as base} from '../../support/test';
import {type CopiedBuild, serveCopy, type SiteCopy} from './site-copy';

export {expect} from '../../support/test';

interface OfflineFixtures {
  /** What the copy is made of. Default: the public site. */
  readonly build: CopiedBuild;
  /** Files of the pages that the copy of the site holds. Default: all. */
  readonly onlyPages: RegExp | undefined;
  /** The site on an origin of its own: what one test keeps, no other one finds. */
  readonly site: SiteCopy;
}

/** Each request that fails without a network is named in the console. */
const WITHOUT_NETWORK = [
  /net::ERR_INTERNET_DISCONNECTED/,
  /net::ERR_FAILED/,
  /status of 503 \(Not kept/,
];

export const test = base.extend<OfflineFixtures>({
  expectedMessages: [WITHOUT_NETWORK, {scope: 'test'}],
  build: [{folder: SITE_BUILD, baseUrl: '/'}, {option: true}],
  onlyPages: [undefined, {option: true}],
  site: [
    async ({build, onlyPages}, use) => {
      const site = await serveCopy(build, onlyPages);
      await use(site);
      await site.remove();
    },
    {scope: 'test'},
  ],
  baseURL: async ({site}, use) => {
    await use(site.origin);
  },
});

/** Opens a page and waits until the worker keeps it. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectKept(page, path);
}

/** Waits until a page, and the scripts that show it, are kept. */
export async function expectKept(page: Page, path: string): Promise<void> {
  const isKept = () =>
    page.evaluate(async (wanted) => {
      const cacheName =
        (await caches.keys()).find((name) => / pages /.test(name)) ?? '';
      return (await caches.match(wanted, {cacheName})) !== undefined;
    }, path);
  await expect.poll(isKept, {timeout: 30_000}).toBe(true);
  // Files are kept one after the other, behind their page.
  let former = -1;
  let now = await countKept(page, 'files');
  while (now !== former) {
    await page.waitForTimeout(500);
    former = now;
    now = await countKept(page, 'files');
  }
}

/** Returns how many files one of the caches holds. */
export function countKept(
  page: Page,
  content: 'shell' | 'search' | 'pages' | 'files' | 'documentation',
): Promise<number> {
  return page.evaluate(async (name) => {
    const kept = (await caches.keys()).find((key) => key.startsWith(name));
    return kept === undefined ? 0 : (await (await caches.open(kept)).keys()).length;
  }, `offline ${content} `);
}

/** Waits until all that the search needs is kept. */
export async function expectSearchKept(page: Page): Promise<void> {
  await expect.poll(() => countKept(page, 'search'), {timeout: 30_000}).toBe(3);
}
