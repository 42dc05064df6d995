import type {Page} from '@playwright/test';

import {blockScripts} from '../support/block-scripts';
import {openHydrated} from '../support/hydration';
import {expect, test} from '../support/test';

const PHONE = {width: 390, height: 800};
const menu = (page: Page) => page.locator('.navbar-sidebar');
const openButton = (page: Page) =>
  page.getByRole('button', {name: 'Toggle navigation bar'});

test.use({viewport: PHONE});

test('below 996 px the links are in a menu that opens and closes', async ({page}) => {
  await openHydrated(page, '/');
  await expect(menu(page)).not.toBeInViewport();
  await openButton(page).click();
  await expect(menu(page)).toBeInViewport();
  await expect(menu(page).getByRole('link', {name: 'Community'})).toBeVisible();
  await menu(page).getByRole('button', {name: 'Close navigation bar'}).click();
  await expect(menu(page)).not.toBeInViewport();
});

test('on a document the menu opens with its sidebar, and leads back to the main menu', async ({
  page,
}) => {
  await openHydrated(page, '/docs/getting-started/react');
  await openButton(page).click();
  await expect(menu(page).getByRole('link', {name: 'Quick start'})).toBeInViewport();
  await menu(page).getByRole('button', {name: 'Back to main menu'}).click();
  await expect(menu(page).getByRole('link', {name: 'Gallery'})).toBeInViewport();
});

test('following a link closes the menu', async ({page}) => {
  await openHydrated(page, '/');
  await openButton(page).click();
  await menu(page).getByRole('link', {name: 'Gallery'}).click();
  await expect(page).toHaveURL(/\/gallery$/);
  await expect(menu(page)).not.toBeInViewport();
});

test('Escape closes a dialog over the menu, then the menu, and leads back to its button', async ({
  page,
}) => {
  await openHydrated(page, '/');
  await openButton(page).click();
  await expect(menu(page)).toBeInViewport();
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox').press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(menu(page)).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(menu(page)).not.toBeInViewport();
  await expect(openButton(page)).toBeFocused();
});

test('the keyboard does not leave the open menu for the page that it covers', async ({
  page,
}) => {
  await openHydrated(page, '/docs/faq');
  await openButton(page).click();
  await expect(menu(page)).toBeInViewport();
  for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Tab']) {
    await page.keyboard.press(key);
    const outside = await page.evaluate(() => {
      const active = document.activeElement;
      return active !== document.body && !active?.closest('.navbar-sidebar')
        ? active?.outerHTML
        : undefined;
    });
    expect(outside).toBeUndefined();
  }
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(page.locator('.navbar__inner :focus')).toHaveCount(1);
});

test('the menu closes when the window becomes a desktop', async ({page}) => {
  await openHydrated(page, '/');
  await openButton(page).click();
  await expect(menu(page)).toBeInViewport();
  await page.setViewportSize({width: 997, height: 800});
  await expect(page.locator('.navbar')).not.toHaveClass(/navbar-sidebar--show/);
});

for (const [width, hidden] of [
  [996, false],
  [997, true],
] as const) {
  test(`at ${width} px the menu button is ${hidden ? 'absent' : 'there'}`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    await openHydrated(page, '/');
    await expect(openButton(page)).toBeVisible({visible: !hidden});
  });
}

test.describe('when the code of the menu cannot be loaded', () => {
  test.use({expectedMessages: [/ERR_FAILED|ChunkLoadError|Loading chunk/]});

  test('the page can still be read', async ({page}) => {
    const unblock = await blockScripts(page, 'navbar-sidebar__items');
    await openHydrated(page, '/docs/intro');
    await openButton(page).click();
    await expect(menu(page)).toHaveCount(0);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction');
    await unblock();
  });
});
