import {openHydrated} from '../support/hydration';
import {expect, test} from '../support/test';
import {modalOf, searchButton} from './support/modal';

/** A name that only DocSearch's modal contains. */
const MODAL_MARK = 'DocSearch-Hit-content-wrapper';

/** Once a page is hydrated, what it still loads is the modal (and prefetched pages). */
const CODE = '**/assets/js/*.js';

const MODAL_STYLES = /\/assets\/css\/search-modal\.[^/]+\.css$/;

test('a page loads neither code nor styles of the modal', async ({page}) => {
  const urls: string[] = [];
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    urls.push(response.url());
    if (/\.(js|css)$/.test(new URL(response.url()).pathname)) {
      bodies.push(response.text().catch(() => ''));
    }
  });
  await openHydrated(page, '/docs/intro');
  await page.waitForLoadState('networkidle');
  expect(urls.filter((url) => url.includes('search-modal'))).toEqual([]);
  const code = (await Promise.all(bodies)).join('\n');
  expect(code.length).toBeGreaterThan(10_000);
  expect(code).not.toContain(MODAL_MARK);
  expect(code).not.toContain('`appId` is missing');
});

for (const approach of ['hover', 'focus'] as const) {
  test(`${approach} of the button loads the modal ahead, without opening it`, async ({
    page,
  }) => {
    await openHydrated(page, '/docs/intro');
    const code = page.waitForResponse(
      async (response) =>
        response.url().endsWith('.js') && (await response.text()).includes(MODAL_MARK),
    );
    const styles = page.waitForRequest(MODAL_STYLES);
    await searchButton(page)[approach]();
    await Promise.all([code, styles]);
    await expect(modalOf(page).dialog).toBeHidden();
  });
}

test.describe('on a touch screen', () => {
  test.use({hasTouch: true, viewport: {width: 390, height: 844}});

  test('a touch opens the modal', async ({page}) => {
    await openHydrated(page, '/docs/intro');
    await searchButton(page).tap();
    await expect(modalOf(page).input).toBeFocused();
  });
});

test.describe('when the modal cannot be loaded', () => {
  test.use({expectedMessages: [/Failed to load resource|could not be loaded/]});

  test('the page warns, stays usable, and the next attempt succeeds', async ({
    page,
  }) => {
    await openHydrated(page, '/docs/intro');
    await page.route(CODE, (route) => route.abort());
    const warning = page.waitForEvent('console', (message) =>
      message.text().includes('The search modal could not be loaded.'),
    );
    await page.keyboard.press('Control+k');
    await warning;
    await page.unroute(CODE);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expect(page.locator('.DocSearch-Input')).toBeFocused();
  });
});

test('without analytics configured, no analytics code is loaded and no event is sent', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await openHydrated(page, '/docs/intro');
  await searchButton(page).click();
  await modalOf(page).input.fill('editor');
  await modalOf(page).hits.first().waitFor();
  await page.waitForTimeout(600);
  expect(requested.filter((url) => /insights|\/1\/events/.test(url))).toEqual([]);
  expect(await page.evaluate(() => 'AlgoliaAnalyticsObject' in window)).toBe(false);
});
