import type {Page} from '@playwright/test';

import {openHydrated} from '../support/hydration';
import {expect, test} from '../support/test';

const BAR = '.theme-announcement-bar';

test('the announcement bar is shown until it is closed, and stays closed', async ({
  page,
}) => {
  await openHydrated(page, '/docs/intro');
  await expect(page.locator(BAR)).toBeVisible();
  await page.locator(BAR).getByRole('button', {name: 'Close'}).click();
  await expect(page.locator(BAR)).toHaveCount(0);
  expect(await storedValue(page, 'docusaurus.announcement.dismiss')).toBe('true');

  await openHydrated(page, '/docs/faq');
  await expect(page.locator(BAR)).toHaveCount(0);
});

test('an announcement with a new id is shown to readers who closed the last one', async ({
  page,
}) => {
  await openHydrated(page, '/docs/intro');
  await page.locator(BAR).getByRole('button', {name: 'Close'}).click();
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) =>
      name.startsWith('docusaurus.announcement.id'),
    );
    localStorage.setItem(key ?? '', 'an-earlier-announcement');
  });
  await openHydrated(page, '/docs/intro');
  await expect(page.locator(BAR)).toBeVisible();
  expect(await storedValue(page, 'docusaurus.announcement.dismiss')).toBe('false');
});

test('a bar that is closed in one tab closes in the others', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/docs/intro');
  const other = await context.newPage();
  await openHydrated(other, '/docs/faq');
  await expect(other.locator(BAR)).toBeVisible();
  await page.locator(BAR).getByRole('button', {name: 'Close'}).click();
  await expect(other.locator(BAR)).toHaveCount(0);
  await openHydrated(other, '/docs/faq');
  await expect(other.locator(BAR)).toBeHidden();
});

test('a link of the bar is loaded ahead and followed without leaving the document', async ({
  page,
}) => {
  await openHydrated(page, '/docs/intro');
  const link = page.locator(BAR).getByRole('link');
  const loaded = page.waitForRequest(/\/assets\/js\//);
  await link.hover();
  await loaded;
  await page.evaluate(() => {
    document.body.dataset['visit'] = 'first';
  });
  await link.click();
  await expect(page).toHaveURL(/\/docs\/upgrade$/);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.locator('body')).toHaveAttribute('data-visit', 'first');
});

test.describe('on a touch screen', () => {
  test.use({hasTouch: true});

  test('touching a link of the bar loads its page ahead', async ({page}) => {
    await openHydrated(page, '/docs/intro');
    const loaded = page.waitForRequest(/\/assets\/js\//);
    await page.locator(BAR).getByRole('link').dispatchEvent('touchstart');
    await loaded;
    await expect(page).toHaveURL(/\/docs\/intro$/);
  });
});

function storedValue(page: Page, prefix: string): Promise<string | null> {
  return page.evaluate((start) => {
    const key = Object.keys(localStorage).find((name) => name.startsWith(start));
    return key === undefined ? null : localStorage.getItem(key);
  }, prefix);
}

test('on a phone the announcement takes one line', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openHydrated(page, '/');
  const bar = page.locator('.theme-announcement-bar');
  const text = bar.getByRole('link').locator('..');
  const {height, lineHeight, isCut} = await text.evaluate((element) => ({
    height: element.clientHeight,
    lineHeight: parseFloat(getComputedStyle(element).lineHeight),
    isCut: element.scrollWidth > element.clientWidth,
  }));
  expect(height).toBeLessThan(lineHeight * 2);
  expect(isCut).toBe(false);
});
