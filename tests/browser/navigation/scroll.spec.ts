import type {Locator} from '@playwright/test';

import {openHydrated} from '../support/hydration';
import {expect, test} from '../support/test';

const LONG_PAGE = '/docs/faq';

test('following a link scrolls to the top of the next page', async ({page}) => {
  await openHydrated(page, '/docs/concepts/nodes');
  await page.evaluate(() => {
    window.scrollTo(0, document.body.scrollHeight);
  });
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(/concepts\/nodes/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('following a link with a hash scrolls to its target', async ({page}) => {
  await openHydrated(page, '/docs/concepts/nodes');
  const link = page.locator('.table-of-contents__link').last();
  const hash = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${hash}$`));
  await expect(page.locator(hash)).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test('a link to a symbol far down a page of the reference stops at the symbol', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await openHydrated(page, '/docs/getting-started/quick-start');
  for (const symbol of ['createparagraphnode', 'getroot', 'defineextension']) {
    await page.locator(`article a[href$="/lexical#${symbol}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`#${symbol}$`));
    const target = page.locator(`[id="${symbol}"]`);
    await expect.poll(() => distanceFromTop(target)).toBeLessThan(120);
    // What is drawn later must not move it away again.
    await page.waitForTimeout(500);
    expect(await distanceFromTop(target)).toBeLessThan(120);
    expect(await distanceFromTop(target)).toBeGreaterThanOrEqual(0);
    await page.goBack();
    await expect(page).toHaveURL(/quick-start$/);
  }
});

test('a long page that a link leads to shows its start first, then all of it', async ({
  page,
}) => {
  await openHydrated(page, '/docs/intro');
  const link = page.locator(`.menu__link[href="${LONG_PAGE}"]`);
  const headings = await link.evaluate(headingsOfNewPage);
  const all = page.locator('article h2');
  await expect.poll(() => all.count()).toBeGreaterThan(headings);
  await expect(all.last()).toHaveText(/license/i);
});

test('a link to a heading far down a long page stops at it, though its text comes later', async ({
  page,
}) => {
  await openHydrated(page, '/docs/intro');
  const link = page.locator('article [data-place] a[href^="/"]').first();
  await link.evaluate((element: HTMLElement, href) => {
    element.setAttribute('href', href);
    element.click();
  }, `${LONG_PAGE}#which-license`);
  await expect(page).toHaveURL(/faq#which-license$/);
  await expect(page.locator('#which-license')).toBeInViewport();
  await expect(page.locator('article h2').last()).toHaveText(/license/i);
});

test.describe('without the file of the later text', () => {
  test.use({expectedMessages: [/ERR_FAILED/]});

  test('a long page whose later text cannot be had is loaded as a document', async ({
    page,
  }) => {
    await page.route('**/assets/later-text/*.json', (route) => route.abort());
    await openHydrated(page, '/docs/intro');
    await page.evaluate(() => {
      document.documentElement.dataset['document'] = 'first';
    });
    await page.locator(`.menu__link[href="${LONG_PAGE}"]`).click();
    await expect(page.locator('article h2').last()).toHaveText(/license/i);
    await expect(page.locator('html')).not.toHaveAttribute('data-document', 'first');
  });
});

test('a long page is whole at once where a reader goes back to it, and stands where it stood', async ({
  page,
}) => {
  await openHydrated(page, LONG_PAGE);
  await page.evaluate(() => {
    window.scrollTo({top: 8_000, behavior: 'instant'});
  });
  await page
    .locator('.menu__link[href="/docs/intro"]')
    .evaluate((link: HTMLElement) => {
      link.click();
    });
  await expect(page).toHaveURL(/intro$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(8_000);
});

test('a first visit with a hash opens at its target', async ({page}) => {
  await openHydrated(page, '/docs/concepts/nodes');
  const hash = await page
    .locator('.table-of-contents__link')
    .last()
    .getAttribute('href');
  await openHydrated(page, `/docs/concepts/updates`);
  await openHydrated(page, `/docs/concepts/nodes${hash ?? ''}`);
  await expect(page.locator(hash ?? '')).toBeInViewport();
});

test('a change of the query string alone does not scroll', async ({page}) => {
  await openHydrated(page, '/docs/concepts/nodes');
  await page.evaluate(() => {
    window.scrollTo(0, 600);
  });
  await page.evaluate(() => {
    // What a router push does: a new address, and the event that history listeners get.
    window.history.pushState({key: 'query', state: undefined}, '', '?tab=react');
    window.dispatchEvent(new PopStateEvent('popstate', {state: {key: 'query'}}));
  });
  await expect(page).toHaveURL(/\?tab=react$/);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => window.scrollY)).toBe(600);
});

/** Follows a link, and returns how many headings there are when the page's own has changed. */
function headingsOfNewPage(link: HTMLElement): Promise<number> {
  const title = () => document.querySelector('h1')?.textContent;
  const old = title();
  return new Promise((resolve) => {
    new MutationObserver((_records, observer) => {
      if (title() === old) return;
      observer.disconnect();
      resolve(document.querySelectorAll('article h2').length);
    }).observe(document.body, {childList: true, subtree: true});
    link.click();
  });
}

function distanceFromTop(target: Locator): Promise<number> {
  return target.evaluate((element) => element.getBoundingClientRect().top);
}
