import {chromium} from 'playwright-core';

import {BROWSER_FLAGS} from '../check/run-in-browser';
import type {MountableKind} from './mountable';

const ORIGIN = 'http://localhost/';
const PAGE =
  '<!doctype html><html lang="en"><title>Samples</title><body></body></html>';
const TIME_LIMIT_MS = 60_000;

/**
 * Mounts everything in one page, one after the other.
 *
 * @returns the problems of each, in order
 */
export async function mountInBrowser(
  kinds: readonly MountableKind[],
  modules: ReadonlyMap<string, string>,
  executablePath?: string,
): Promise<string[][]> {
  const browser = await chromium.launch({executablePath, args: BROWSER_FLAGS});
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(TIME_LIMIT_MS);
    await page.route(`${ORIGIN}**`, (route) => {
      const body = modules.get(new URL(route.request().url()).pathname.slice(1));
      return body === undefined
        ? route.fulfill({contentType: 'text/html', body: PAGE})
        : route.fulfill({contentType: 'text/javascript', body});
    });
    await page.goto(ORIGIN);
    return await page.evaluate<string[][]>(
      `import('/harness.js').then(({mountAll}) => mountAll(${JSON.stringify(kinds)}))`,
    );
  } finally {
    await browser.close();
  }
}
