import {expect, test} from '@playwright/test';

import {measurePage, slowDown} from '../../../benchmarks/pages/measure-page';

/** A first visit from far away, on a phone's line. */
const SLOW_LINE = {bytesPerSecond: 200_000, latencyMs: 150};

const MOST_LAYOUT_SHIFT = 0.02;
const MOST_AFTER_TEXT_MS = 1_000;

const FONTS = ['Instrument Sans Variable', 'Geist Mono Variable'];

test("a first visit on a slow line shows the site's own typefaces within a second of its text", async ({
  page,
}) => {
  await slowDown(page, {line: SLOW_LINE});
  await page.addInitScript(() => {
    document.fonts.addEventListener('loadingdone', () => {
      window.fontsDoneAt = performance.now();
    });
  });
  await page.goto('/docs/concepts/nodes');
  await page.waitForFunction(() => window.fontsDoneAt > 0);
  const {loaded, painted, done} = await page.evaluate(() => ({
    loaded: [...document.fonts]
      .filter(({status}) => status === 'loaded')
      .map(({family}) => family.replaceAll(/["']/g, '')),
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    done: window.fontsDoneAt,
  }));
  for (const font of FONTS) expect(loaded).toContain(font);
  expect(done - painted).toBeLessThan(MOST_AFTER_TEXT_MS);
});

for (const path of ['/', '/docs/concepts/nodes', '/docs/intro', '/blog']) {
  for (const width of [390, 1440]) {
    test(`the change of typeface on ${path} at ${width} px moves nothing`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 844});
      const {layoutShift} = await measurePage(page, path, {line: SLOW_LINE});
      expect(layoutShift).toBeLessThanOrEqual(MOST_LAYOUT_SHIFT);
    });
  }
}

declare global {
  interface Window {
    fontsDoneAt: number;
  }
}
