import {expect, type Page} from '@playwright/test';

/** Opens a page and waits until React has taken it over. */
export async function openHydrated(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await waitUntilHydrated(page);
}

/** Docusaurus marks the document when hydration is done. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  // The largest page of the reference takes seconds, and several times as long on a busy machine.
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', {
    timeout: 40_000,
  });
}

/** Gives a page its first sign of a reader, and waits until what it loads for readers is there. */
export async function showReader(page: Page): Promise<void> {
  // Below the navbar, in whose place a browser without a window may keep the event to itself.
  await page.mouse.move(20, 70);
  await page.mouse.move(40, 70);
  await page.waitForLoadState('networkidle');
}
