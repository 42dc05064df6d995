import {CONFIGURED_SITE} from '../../../commands/lib/site-variants.mjs';
import {expect, expectSearchKept, test, visit} from './support/test';

const BASE_URL = '/lexical/';

test.use({
  build: {folder: CONFIGURED_SITE.folder, baseUrl: BASE_URL},
  // The services of the configured site are not admitted here, so no test asks them.
  expectedMessages: [
    [/Content Security Policy/, /net::ERR_/, /Failed to fetch/, /\(Not kept/],
    {scope: 'test'},
  ],
});

test('below another path a worker keeps the pages of its site, and leaves other paths alone', async ({
  page,
  context,
  site,
}) => {
  await visit(page, `${BASE_URL}docs/faq`);
  await visit(page, `${BASE_URL}docs/intro`);
  await expectSearchKept(page);
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({scope}) => scope),
  );
  expect(scopes).toEqual([site.origin + BASE_URL]);
  await context.setOffline(true);
  await page.goto(`${BASE_URL}docs/faq/`);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.goto(`${BASE_URL}docs/getting-started/quick-start`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'This page is not on this device',
  );
  await expect(page.goto('/docs/intro')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
});
