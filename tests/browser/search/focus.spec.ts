import {openHydrated} from '../support/hydration';
import {expect, test} from '../support/test';
import {closedGate} from './support/gate';
import {modalOf, openModal} from './support/modal';

const FOCUS_INSIDE = '[role="dialog"] :focus';

test('Tab stays in the modal after a click on its text and on its footer', async ({
  page,
}) => {
  const {dialog, input} = await openModal(page);
  for (const text of ['No recent searches', 'to navigate']) {
    await dialog.getByText(text).click();
    await page.keyboard.press('Tab');
    await expect(page.locator(FOCUS_INSIDE)).toHaveCount(1);
    await dialog.getByText(text).click();
    await page.keyboard.press('Shift+Tab');
    await expect(page.locator(FOCUS_INSIDE)).toHaveCount(1);
  }
  await expect(input).toBeVisible();
});

test.describe('while the script of a page takes long', () => {
  // Its text is there early, and waits.
  test.use({expectedMessages: [/preloaded using link preload but not used/]});

  test('a page that was chosen before the modal opened takes no focus from it', async ({
    page,
  }) => {
    await openHydrated(page, '/docs/intro');
    const gate = closedGate();
    await page.route('**/assets/js/*.js', async (route) => {
      const body = await (await route.fetch()).text();
      if (body.includes('"permalink":"/docs/concepts/updates"')) {
        await gate.opened;
      }
      await route.fulfill({body, contentType: 'text/javascript'});
    });
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'connection', {
        value: {effectiveType: '2g', saveData: true},
      });
    });
    await page.locator('.footer a[href="/docs/getting-started/react"]').hover();
    await page.locator('.menu__link', {hasText: 'Concepts'}).click();
    await page.locator('.menu__link[href="/docs/concepts/updates"]').click();
    await page.keyboard.press('Control+k');
    const {input} = modalOf(page);
    await expect(page.locator('.DocSearch-Input')).toBeFocused();
    gate.open();
    await expect(page).toHaveTitle(/^Updates/);
    await expect(input).toBeFocused();
    await page.keyboard.type('node');
    await expect(input).toHaveValue('node');
  });
});
