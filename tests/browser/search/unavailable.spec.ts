import {openHydrated} from '../support/hydration';
import {expect, test} from '../support/test';
import {modalOf} from './support/modal';

test.describe('offline, before search was ever opened', () => {
  test.use({expectedMessages: [/Failed to load resource|could not be loaded/]});

  // Other tests go on in the same window.
  test.afterEach(({context}) => context.setOffline(false));

  test('the dialog tells so, keeps what is typed, and searches when tried again', async ({
    page,
    context,
  }) => {
    await openHydrated(page, '/docs/intro');
    await context.setOffline(true);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('theme');
    const {dialog, hits} = modalOf(page);
    await expect(dialog.getByRole('alert')).toContainText('Unable to fetch results');
    await expect(dialog.getByRole('alert')).toContainText(
      'You might want to check your network connection.',
    );
    await context.setOffline(false);
    await dialog.getByRole('button', {name: 'Try again'}).click();
    await expect(page.locator('.DocSearch-Input')).toHaveValue('theme');
    await expect(hits.first()).toBeVisible();
  });

  test('the dialog closes by Escape and by its button', async ({page, context}) => {
    await openHydrated(page, '/docs/intro');
    await context.setOffline(true);
    const {dialog} = modalOf(page);
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => dialog.getByRole('button', {name: 'Close'}).click(),
    ]) {
      await page.keyboard.press('Control+k');
      await expect(dialog.getByRole('alert')).toBeVisible();
      await close();
      await expect(dialog).toBeHidden();
    }
  });
});

for (const name of ['appId', 'apiKey']) {
  test.describe(`a site built without ${name}`, () => {
    test.use({expectedMessages: [/is missing/]});

    test.beforeEach(async ({page}) => {
      await page.route('**/assets/js/main.*.js', async (route) => {
        const code = await (await route.fetch()).text();
        const body = code.replace(new RegExp(`(\\b${name}"?:)"[^"]+"`), '$1""');
        expect(body).not.toBe(code);
        await route.fulfill({body, contentType: 'text/javascript'});
      });
    });

    test('says so in the modal and on the search page', async ({page}) => {
      await openHydrated(page, '/search?q=theme');
      await expect(page.getByRole('status')).toHaveText(`\`${name}\` is missing.`);
      await page.locator('body').press('Control+k');
      await expect(modalOf(page).dialog.getByRole('alert')).toContainText(
        `\`${name}\` is missing.`,
      );
    });
  });
}
