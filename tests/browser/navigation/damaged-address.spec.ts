import {openHydrated, waitUntilHydrated} from '../support/hydration';
import {expect, test} from '../support/test';

const DAMAGED = '#%E0%A4%A';

test('a hash with a broken percent sign does not scroll and does not crash', async ({
  page,
}) => {
  for (const route of ['/docs/intro', '/docs/api/modules/lexical_history']) {
    await openHydrated(page, route);
    const heading = page.getByRole('heading', {level: 1});
    const title = (await heading.textContent()) ?? '';
    await page.evaluate((hash) => {
      window.location.hash = hash;
    }, DAMAGED);
    await page.evaluate(() => {
      window.location.hash = '#100%';
    });
    await page.goBack();
    await page.goForward();
    await expect(heading).toHaveText(title);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await openHydrated(page, `${route}${DAMAGED}`);
    await expect(heading).toHaveText(title);
  }
});

test('a link with such a hash leads to its page', async ({page}) => {
  await openHydrated(page, '/docs/intro');
  const link = page.locator('.footer a[href="/docs/getting-started/react"]');
  await link.hover();
  await page.evaluate((hash) => {
    // What a link of the router does.
    window.history.pushState({key: 'a', state: undefined}, '', `/docs/faq${hash}`);
    window.dispatchEvent(new PopStateEvent('popstate', {state: {key: 'a'}}));
  }, DAMAGED);
  await expect(page).toHaveTitle(/^FAQ|Frequently/);
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText(/crashed/);
});

for (const address of [
  '/search?q=%E0%A4%A&in=%',
  '/gallery?tag=%E0%A4%A&q=%',
  '/docs/error?code=%E0%A4%A&v=%',
  '/playground?example=%E0%A4%A#doc=%E0%A4%A',
  '/playground?collaborate=%E0%A4%A',
  '/docs/check-code#code=%E0%A4%A',
  '/docs/intro?docusaurus-theme=%E0&docusaurus-data-theme=%&form=%&disableRedirect=%E0',
]) {
  test(`${address} shows its page`, async ({page}) => {
    await page.goto(address);
    await waitUntilHydrated(page);
    // The playground's document has headings of its own.
    const heading = page.getByRole('heading', {level: 1}).first();
    await expect(heading).toBeVisible();
    await expect(heading).not.toHaveText(/crashed/);
    await expect(page.locator('html[data-theme=light]')).toHaveAttribute(
      'data-theme-choice',
      'system',
    );
  });
}

test.describe('an address without a page', () => {
  test.use({expectedMessages: [/status of 404/]});

  for (const address of [
    '/DOCS/INTRO',
    '/docs/Intro',
    '/Blog/welcome',
    '/%E0%A4%A',
    '/docs/100%',
    '/docs/%00',
    '/docs/intro%20',
    '/docs%2Fintro',
    '//docs/intro.html',
  ]) {
    test(`${address} gets the not-found page, from the server and in the browser`, async ({
      page,
      baseURL,
    }) => {
      const response = await page.goto(`${baseURL}${address}`);
      expect(response?.status()).toBe(404);
      expect(response?.headers()['content-type']).toContain('text/html');
      await waitUntilHydrated(page);
      await expect(page).toHaveTitle('Page Not Found | Lexical');
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
    });
  }

  test('the page leads on to the search for its words and to pages near it', async ({
    page,
  }) => {
    await page.goto('/docs/concepts');
    const ways = page.getByRole('navigation', {name: 'Ways on'});
    await expect(ways.getByRole('listitem').first()).toContainText('/docs/concepts/');
    await expect(ways.getByRole('link', {name: /Search for/})).toHaveAttribute(
      'href',
      '/search?q=docs%20concepts',
    );
    await page.goto('/docs/getting-started/quikstart');
    await ways.getByRole('link', {name: '/docs/getting-started/quick-start'}).click();
    await expect(page).toHaveTitle(/^Quick start/);
    for (const address of ['/docs', '/docs/packages']) {
      await page.goto(address);
      await expect(ways.getByRole('listitem').first()).toContainText(`${address}/`);
    }
  });
});
