import type {Locator} from '@playwright/test';

import {openHydrated} from '../support/hydration';
import {expect, test} from '../support/test';

test('following a link scrolls to the top of the next page', async ({page}) => {
  await openHydrated(page, '/docs/concepts/nodes');
  await page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight);
  });
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(/concepts\/nodes/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('following a link with a hash scrolls to its target', async ({page}) => {
  await openHydrated(page, '/docs/concepts/nodes');
  const link = page.locator('.table-of-contents__link').last();
  const hash = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${hash}$`));
  await expect(page.locator(hash)).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test('a link to a symbol far down a page of the reference stops at the symbol', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await openHydrated(page, '/docs/getting-started/quick-start');
  for (const symbol of ['createparagraphnode', 'getroot', 'defineextension']) {
    await page.locator(`article a[href$="/lexical#${symbol}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`#${symbol}$`));
    const target = page.locator(`[id="${symbol}"]`);
    await expect.poll(() => distanceFromTop(target)).toBeLessThan(120);
    // What is drawn later must not move it away again.
    await page.waitForTimeout(500);
    expect(await distanceFromTop(target)).toBeLessThan(120);
    expect(await distanceFromTop(target)).toBeGreaterThanOrEqual(0);
    await page.goBack();
    await expect(page).toHaveURL(/quick-start$/);
  }
});

test('a first visit with a hash opens at its target', async ({page}) => {
  await openHydrated(page, '/docs/concepts/nodes');
  const hash = await page
    .locator('.table-of-contents__link')
    .last()
    .getAttribute('href');
  await openHydrated(page, `/docs/concepts/updates`);
  await openHydrated(page, `/docs/concepts/nodes${hash ?? ''}`);
  await expect(page.locator(hash ?? '')).toBeInViewport();
});

test('a change of the query string alone does not scroll', async ({page}) => {
  await openHydrated(page, '/docs/concepts/nodes');
  await page.evaluate(() => {
    window.scrollTo(0, 600);
  });
  await page.evaluate(() => {
    // What a router push does: a new address, and the event that history listeners get.
    window.history.pushState({key: 'query', state: undefined}, '', '?tab=react');
    window.dispatchEvent(new PopStateEvent('popstate', {state: {key: 'query'}}));
  });
  await expect(page).toHaveURL(/\?tab=react$/);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => window.scrollY)).toBe(600);
});

function distanceFromTop(target: Locator): Promise<number> {
  return target.evaluate((element) => element.getBoundingClientRect().top);
}
