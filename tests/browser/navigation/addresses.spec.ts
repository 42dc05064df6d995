import {openHydrated} from '../support/hydration';
import {expect, test} from '../support/test';

test.describe('an unknown path', () => {
  test.use({expectedMessages: [/status of 404/]});

  test('shows the not-found page with status 404', async ({page}) => {
    const response = await page.goto('/docs/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle('Page Not Found | Lexical');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
    await expect(page.locator('main')).toContainText(
      'We could not find what you were looking for.',
      {useInnerText: true},
    );
    await expect(page.locator('main')).toContainText(
      'Please contact the owner of the site that linked you to the original URL',
      {useInnerText: true},
    );
  });
});

for (const form of [
  '/docs/intro/index.html',
  '/docs/intro/index',
  '/docs/intro.html',
  '/docs/intro/',
]) {
  test(`${form} shows the page of the bare path and marks it in the sidebar`, async ({
    page,
  }) => {
    await openHydrated(page, form);
    await expect(page.locator('.menu__link--active').first()).toHaveAttribute(
      'href',
      '/docs/intro',
    );
  });
}
