import {expect, type Page, test} from '@playwright/test';

import {waitUntilHydrated} from '../support/hydration';

const MOST_BYTES_AHEAD = 100_000;

const PAGES = [
  '/',
  '/docs/intro',
  '/docs/concepts/nodes',
  '/docs/api/modules',
  '/docs/api/modules/lexical',
];

for (const path of PAGES) {
  test(`${path} loads at most 100 KB ahead, and nothing of itself`, async ({page}) => {
    await page.goto(path);
    const own = await ownFiles(page);
    await waitUntilHydrated(page);
    await waitUntilNothingIsLoaded(page);
    await page.mouse.wheel(0, 1_500);
    await waitUntilNothingIsLoaded(page);
    const ahead = await filesAhead(page);
    expect(ahead.length).toBeGreaterThan(0);
    expect(ahead.reduce((sum, {bytes}) => sum + bytes, 0)).toBeLessThanOrEqual(
      MOST_BYTES_AHEAD,
    );
    expect(ahead.map(({name}) => name).filter((name) => own.includes(name))).toEqual(
      [],
    );
  });
}

interface FileAhead {
  readonly name: string;
  readonly bytes: number;
}

function filesAhead(page: Page): Promise<FileAhead[]> {
  return page.evaluate(() => {
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]');
    return [...links].map(({href}) => {
      const [entry] = performance.getEntriesByName(href) as PerformanceResourceTiming[];
      return {name: new URL(href).pathname, bytes: entry?.encodedBodySize ?? 0};
    });
  });
}

/** Scripts of the page, and the texts that are in its document. */
function ownFiles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const table = JSON.parse(
      document.getElementById('lean-client-page')?.textContent ?? '{}',
    ) as {files?: Record<string, string>};
    return Object.entries(table.files ?? {}).map(
      ([chunk, hash]) => `/assets/js/${chunk}.${hash}.js`,
    );
  });
}

async function waitUntilNothingIsLoaded(page: Page): Promise<void> {
  let count = -1;
  await expect(async () => {
    const now = await page.evaluate(
      () => performance.getEntriesByType('resource').length,
    );
    const before = count;
    count = now;
    expect(now).toBe(before);
  }).toPass({intervals: [1_500], timeout: 40_000});
}
