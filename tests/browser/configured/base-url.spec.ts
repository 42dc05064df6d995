import {expect, test} from './support/test';

test.use({expectedMessages: [/404|MIME type/]});

test('a site served at another path than it was built for says so on its home page', async ({
  page,
}) => {
  // The home page was built for /lexical/; here its files are not where it looks for them.
  await page.route('**/lexical/assets/**', (route) =>
    route.fulfill({status: 404, body: ''}),
  );
  await page.goto('./');
  const banner = page.locator('#__docusaurus-base-url-issue-banner');
  await expect(banner).toBeVisible();
  await expect(banner).toContainText('Your Docusaurus site did not load properly.');
  await expect(banner).toContainText('Current configured baseUrl = /lexical/');
});
