import type {Page} from '@playwright/test';

import {openHydrated} from '../support/hydration';
import {expect, test} from '../support/test';
import {modalOf, openModal} from './support/modal';
import {answerQueries, pageHits} from './support/protocol';
import {searchPageParts} from './support/search-page';

/** Typed by ear; too far from the word to be taken for it. */
const TYPED = 'selekshon';
const MEANT = 'selection';
const PAGES = [
  ['Introduction', '/docs/intro'],
  ['API reference', '/docs/api/'],
  ['Common questions', '/docs/faq'],
] as const;

/** What a scope offers where nothing is found. */
function helpIn(scope: ReturnType<Page['locator']>) {
  return {
    words: scope.getByRole('group', {name: 'Did you mean'}).getByRole('button'),
    pages: scope.getByRole('navigation', {name: 'Start from'}).getByRole('link'),
  };
}

test.describe('the modal, where nothing is found', () => {
  test('offers words that are spelled alike: each is searched for', async ({page}) => {
    const {dialog, hits, input} = await openModal(page);
    await input.fill(TYPED);
    const {words} = helpIn(dialog);
    await words.getByText(MEANT, {exact: true}).click();
    await expect(input).toHaveValue(MEANT);
    await expect(input).toBeFocused();
    await expect(hits.first()).toContainText(/selection/i);
    await expect(words).toHaveCount(0);
  });

  test('tells so to screen readers', async ({page}) => {
    const {dialog, input} = await openModal(page);
    await expect(dialog.locator('[aria-live="polite"]')).toBeAttached();
    await input.fill(TYPED);
    await expect(dialog.locator('[aria-live="polite"]')).toHaveText(/^No results\./);
  });

  test('offers three pages', async ({page}) => {
    const {dialog, input} = await openModal(page, '/docs/concepts/nodes');
    await input.fill(TYPED);
    const {pages} = helpIn(dialog);
    await expect(pages).toHaveText(PAGES.map(([name]) => name));
    for (const [index, [, address]] of PAGES.entries()) {
      await expect(pages.nth(index)).toHaveAttribute('href', address);
    }
    await pages.nth(2).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/docs\/faq$/);
  });

  test('keeps focus on what it offers, and gives it back', async ({page}) => {
    const {dialog, input} = await openModal(page);
    await input.fill(TYPED);
    const {words, pages} = helpIn(dialog);
    await pages.last().focus();
    await page.keyboard.press('Tab');
    await expect(input).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(pages.last()).toBeFocused();
    await words.first().focus();
    await page.keyboard.press('Enter');
    await expect(input).toBeFocused();
    await expect(input).not.toHaveValue(TYPED);
  });

  test('takes everything back as soon as there is a result, or no query', async ({
    page,
  }) => {
    await answerQueries(page, ({query}) =>
      query === 'a' ? pageHits('Guides', 1) : [],
    );
    const {dialog, hits, input} = await openModal(page);
    const {pages} = helpIn(dialog);
    for (const query of ['a', '']) {
      await input.fill('nothing');
      await expect(pages).toHaveCount(3);
      await input.fill(query);
      await expect(pages).toHaveCount(0);
    }
    await expect(hits).toHaveCount(0);
    await expect(dialog.getByText('No recent searches')).toBeVisible();
  });

  for (const [width, height] of [
    [390, 480],
    [1280, 400],
  ] as const) {
    test(`shows all of it on a screen of ${width} by ${height}`, async ({page}) => {
      await page.setViewportSize({width, height});
      const {dialog, input} = await openModal(page);
      await input.fill(TYPED);
      const {words, pages} = helpIn(dialog);
      await expect(words.first()).toBeInViewport({ratio: 1});
      for (const link of await pages.all()) {
        await expect(link).toBeInViewport({ratio: 1});
      }
    });
  }
});

test.describe('the search page, where nothing is found', () => {
  test('offers words that are spelled alike: each is searched for', async ({page}) => {
    await openHydrated(page, `/search?q=${TYPED}`);
    const {input, main, results, status} = searchPageParts(page);
    await expect(status).toHaveText('No results were found');
    await helpIn(main).words.getByText(MEANT, {exact: true}).click();
    await expect(input).toHaveValue(MEANT);
    await expect(page).toHaveURL(new RegExp(`q=${MEANT}$`));
    await expect(results.first()).toContainText(/selection/i);
    await expect(helpIn(main).words).toHaveCount(0);
  });

  test('offers three pages', async ({page}) => {
    await openHydrated(page, `/search?q=${TYPED}`);
    const {pages} = helpIn(page.getByRole('main'));
    await expect(pages).toHaveText(PAGES.map(([name]) => name));
    await pages.first().click();
    await expect(page).toHaveURL(/\/docs\/intro$/);
    await expect(modalOf(page).dialog).toBeHidden();
  });
});
