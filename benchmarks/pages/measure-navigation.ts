import type {Page} from 'playwright-core';

import {loadPage} from './measure-page';

/** A link on a page, and what shows that its target is there. */
export interface Navigation {
  readonly from: string;
  readonly to: string;
  /** An element that only the target has. */
  readonly shows: string;
}

const TIMEOUT_MS = 60_000;

/**
 * Follows a link as the client-side router does, without a hint by the pointer beforehand.
 *
 * @returns milliseconds from the click until the frame after the target's content is there
 */
export async function measureNavigation(
  page: Page,
  origin: string,
  {from, to, shows}: Navigation,
  slowdown: number,
): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  await loadPage(page, origin + from);
  const link = `main a[href="${to}"]`;
  const start = await page.evaluate((selector) => {
    const anchor = document.querySelector<HTMLElement>(selector);
    if (!anchor) throw new Error(`${location.pathname} has no ${selector}`);
    const now = performance.now();
    anchor.click();
    return now;
  }, link);
  // Asked in each frame; the answer is the time of the first in which the content is there.
  const shown = await page.waitForFunction(
    (selector) => document.querySelector(selector) && performance.now(),
    shows,
    {polling: 'raf', timeout: TIMEOUT_MS},
  );
  return Number(await shown.jsonValue()) - start;
}
