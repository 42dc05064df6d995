import type {Page} from 'playwright-core';

import {loadPage, type MeasureOptions, slowDown} from './measure-page';

/** A link on a page. */
export interface Navigation {
  readonly from: string;
  readonly to: string;
}

const TIMEOUT_MS = 60_000;
const HOVER_MS = 3_000;

/**
 * Follows a link as the client-side router does.
 *
 * @param isPrefetched - whether the reader has pointed at the link for long enough that all of its page
 *   is there; else nothing of it is
 * @returns milliseconds from the click until the frame after the target's heading is there
 */
export async function measureNavigation(
  page: Page,
  origin: string,
  {from, to}: Navigation,
  options: MeasureOptions & {readonly isPrefetched: boolean},
): Promise<number> {
  await slowDown(page, options);
  if (!options.isPrefetched) await saveData(page);
  await loadPage(page, origin + from);
  const link = page.locator(`a[href="${to}"]`).first();
  if (options.isPrefetched) {
    await link.dispatchEvent('mouseover');
    await page.waitForTimeout(HOVER_MS);
  }
  // Looked for in each frame by the page itself: waiting from outside would add to the time.
  return link.evaluate(async (anchor, timeoutMs) => {
    const old = document.querySelector('h1')?.textContent;
    const start = performance.now();
    (anchor as HTMLElement).click();
    for (;;) {
      await new Promise(requestAnimationFrame);
      const current = document.querySelector('h1')?.textContent;
      const time = performance.now() - start;
      if (current !== undefined && current !== old) return time;
      if (time > timeoutMs) throw new Error('The new heading did not come.');
    }
  }, TIMEOUT_MS);
}

/** Docusaurus prefetches nothing for readers who save data. */
async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: {effectiveType: '4g', saveData: true},
    });
  });
}
