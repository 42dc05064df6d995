import {openHydrated} from '../support/hydration';
import {expect, test} from '../support/test';
import {SEARCH_SERVER} from './support/protocol';
import {searchPageParts} from './support/search-page';

test('the real index answers, in every section that has a filter', async ({page}) => {
  await openHydrated(page, '/search?q=editor');
  const {status, results, filters} = searchPageParts(page);
  await expect(status).toHaveText(/^[\d,]+ (?:best of many )?results? for “editor”$/);
  await expect(results.first().locator('mark').first()).toBeVisible();
  await expect(filters.getByRole('button', {name: /^Guides \d+$/})).toBeVisible();
  await filters.getByRole('button', {name: /^Guides/}).click();
  await expect(page).toHaveURL(/in=Guides$/);
  await expect(status).toHaveText(/^[\d,]+ (?:best of many )?results? for “editor”$/);
  const links = await results.getByRole('link').all();
  for (const link of links) {
    await expect(link).toHaveAttribute('href', /^\/docs\/(?!api|packages)/);
  }
});

test.describe('when no host answers', () => {
  test.use({expectedMessages: [/Failed to load resource|search index|search worker/i]});

  test('it says so, and "Try again" tries again', async ({page}) => {
    await page.route(SEARCH_SERVER, (route) => route.abort());
    await page.route('**/search-index/**', (route) => route.abort());
    await openHydrated(page, '/search?q=editor');
    const {status, main} = searchPageParts(page);
    await expect(status).toHaveText(
      'Unable to fetch results. You might want to check your network connection.',
    );
    await page.unroute(SEARCH_SERVER);
    await main.getByRole('button', {name: 'Try again'}).click();
    await expect(status).toHaveText(/results? for “editor”/);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('it tells where everything is listed', async ({page}) => {
    await page.goto('/search');
    const {main} = searchPageParts(page);
    // Playwright leaves the text of a noscript element out, so it is read by the browser.
    const note = main.locator('noscript p');
    await expect(note).toBeVisible();
    expect(await note.evaluate((element) => element.textContent)).toBe(
      'Search runs in your browser and needs JavaScript.',
    );
    const links = main
      .getByRole('navigation', {name: 'Browse the site'})
      .getByRole('link');
    const hrefs = await links.evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('href')),
    );
    expect(hrefs).toContain('/docs/intro');
    for (const href of hrefs) {
      expect((await page.request.get(String(href))).status()).toBe(200);
    }
  });
});
