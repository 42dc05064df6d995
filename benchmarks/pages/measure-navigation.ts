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
  return page.evaluate(
    async ({link, target, timeout}) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const anchor = document.querySelector<HTMLElement>(link);
      if (!anchor) throw new Error(`${location.pathname} has no ${link}`);
      const start = performance.now();
      anchor.click();
      while (!document.querySelector(target)) {
        if (performance.now() - start > timeout) throw new Error(`No ${target} came`);
        await frame();
      }
      await frame();
      await frame();
      return performance.now() - start;
    },
    {link: `main a[href="${to}"]`, target: shows, timeout: TIMEOUT_MS},
  );
}
