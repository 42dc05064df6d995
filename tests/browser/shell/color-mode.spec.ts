import type {Page} from '@playwright/test';

import {openHydrated} from '../support/hydration';
import {expect, test} from '../support/test';

const html = (page: Page) => page.locator('html');
const toggle = (page: Page) =>
  page
    .locator('.navbar')
    .getByRole('button', {name: /Switch between dark and light mode/});

test('the default color mode is light', async ({page}) => {
  await openHydrated(page, '/');
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
});

test('the switch cycles system, light and dark, and the choice is kept', async ({
  page,
}) => {
  await openHydrated(page, '/docs/intro');
  await expect(html(page)).toHaveAttribute('data-theme-choice', 'system');
  await toggle(page).click();
  await expect(html(page)).toHaveAttribute('data-theme-choice', 'light');
  await toggle(page).click();
  await expect(html(page)).toHaveAttribute('data-theme-choice', 'dark');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');

  await openHydrated(page, '/docs/faq');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');

  await toggle(page).click();
  await expect(html(page)).toHaveAttribute('data-theme-choice', 'system');
});

test('the system preference is followed while nothing is chosen', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await openHydrated(page, '/docs/intro');
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({colorScheme: 'light'});
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
});

test('a choice in one tab reaches the others', async ({page, context}) => {
  await openHydrated(page, '/docs/intro');
  const other = await context.newPage();
  await openHydrated(other, '/docs/faq');
  await toggle(page).click();
  await toggle(page).click();
  await expect(html(other)).toHaveAttribute('data-theme', 'dark');
});
