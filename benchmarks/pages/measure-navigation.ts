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
  return link.evaluate(followAndWait, TIMEOUT_MS);
}

/** In the page: asks in each frame for the content, as waiting from outside would add to the time. */
function followAndWait(anchor: Node, timeoutMs: number): Promise<number> {
  const readHeading = () => document.querySelector('h1')?.textContent;
  const old = readHeading();
  const start = performance.now();
  (anchor as HTMLElement).click();
  return new Promise((resolve, reject) => {
    const look = () => {
      const current = readHeading();
      const time = performance.now() - start;
      if (current !== undefined && current !== old) resolve(time);
      else if (time > timeoutMs) reject(new Error('The new heading did not come.'));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Docusaurus prefetches nothing for readers who save data. */
async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: {effectiveType: '4g', saveData: true},
    });
  });
}
