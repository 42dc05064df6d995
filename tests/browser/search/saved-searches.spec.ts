import type {Page} from '@playwright/test';

import {expect, test} from '../support/test';
import {type Modal, modalOf, openModal} from './support/modal';
import {answerQueries, headingHit, type Hit, pageHit} from './support/protocol';

/** A page of its own for each query, so that every selection saves another search. */
async function answerWithOnePage(page: Page): Promise<void> {
  await answerQueries(page, ({query}) => [savedHit(query)]);
}

function savedHit(name: string): Hit {
  return pageHit('Guides', `Page ${name}`, `/docs/intro?${name}`);
}

/** Searches, and opens the first hit: the modal closes and the search is saved. */
async function select(page: Page, query: string): Promise<void> {
  const {dialog, input, activeHit} = modalOf(page);
  await page.keyboard.press('Control+k');
  await input.fill(query);
  await expect(activeHit).toHaveText(`Page ${query}`);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
}

async function selectAll(page: Page, queries: readonly string[]): Promise<void> {
  for (const query of queries) {
    await select(page, query);
  }
}

function group(modal: Modal, title: 'Recent' | 'Favorite') {
  return modal.dialog
    .locator('section')
    .filter({has: modal.dialog.page().getByText(title, {exact: true})})
    .getByRole('option');
}

/** Reads what a visit to the site leaves in the browser. */
function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.includes('DOCSEARCH')),
  );
}

test.beforeEach(async ({page}) => {
  await answerWithOnePage(page);
  await openModal(page);
  await page.keyboard.press('Escape');
});

test('the start screen says "No recent searches" until there is one', async ({
  page,
}) => {
  await page.keyboard.press('Control+k');
  await expect(modalOf(page).dialog.getByText('No recent searches')).toBeVisible();
});

test('a selected hit is saved as a recent search, in storage named after the index', async ({
  page,
}) => {
  await select(page, 'one');
  await page.reload();
  const modal = await openModal(page);
  await expect(group(modal, 'Recent')).toHaveText(['Page one']);
  expect(await storedKeys(page)).toEqual([
    expect.stringMatching(/^__DOCSEARCH_RECENT_SEARCHES__\S+$/),
  ]);
});

test('a saved search holds no highlight and no snippet', async ({page}) => {
  await select(page, 'one');
  const stored = await page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('__DOCSEARCH_RECENT'))
      .map(([, value]) => String(value))
      .join(),
  );
  expect(stored).toContain('Page one');
  expect(stored).not.toContain('_highlightResult');
  expect(stored).not.toContain('_snippetResult');
});

test('recent searches keep the latest 7', async ({page}) => {
  await selectAll(page, ['1', '2', '3', '4', '5', '6', '7', '8']);
  const modal = await openModal(page);
  await expect(group(modal, 'Recent')).toHaveText(
    ['8', '7', '6', '5', '4', '3', '2'].map((name) => `Page ${name}`),
  );
});

test('a search selected again moves to the top', async ({page}) => {
  await selectAll(page, ['1', '2', '1']);
  const modal = await openModal(page);
  await expect(group(modal, 'Recent')).toHaveText(['Page 1', 'Page 2']);
});

test('a recent search opens its page', async ({page}) => {
  await select(page, 'one');
  await page.goto('/docs/faq');
  const modal = await openModal(page, '/docs/faq');
  await expect(modal.activeHit).toHaveText('Page one');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/intro\?one$/);
});

test('a recent search can be promoted to favorite', async ({page}) => {
  await selectAll(page, ['1', '2']);
  const modal = await openModal(page);
  await save(modal, 'Page 2');
  await expect(group(modal, 'Favorite')).toHaveText(['Page 2']);
  await expect(group(modal, 'Recent')).toHaveText(['Page 1']);
});

test('recent searches keep 4 when there are favorites', async ({page}) => {
  await selectAll(page, ['1', '2', '3', '4', '5', '6']);
  const modal = await openModal(page);
  await save(modal, 'Page 1');
  await expect(group(modal, 'Favorite')).toHaveText(['Page 1']);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(group(modal, 'Recent')).toHaveText([
    'Page 6',
    'Page 5',
    'Page 4',
    'Page 3',
  ]);
});

test('a favorite that is selected is not saved as recent', async ({page}) => {
  await select(page, '1');
  const modal = await openModal(page);
  await save(modal, 'Page 1');
  await expect(group(modal, 'Favorite')).toHaveText(['Page 1']);
  await page.keyboard.press('Escape');
  await select(page, '1');
  await page.keyboard.press('Control+k');
  await expect(group(modal, 'Favorite')).toHaveText(['Page 1']);
  await expect(group(modal, 'Recent')).toHaveCount(0);
});

test('favorites keep 10', async ({page}) => {
  const names = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'];
  for (const name of names) {
    await select(page, name);
    await page.keyboard.press('Control+k');
    await save(modalOf(page), `Page ${name}`);
    await expect(group(modalOf(page), 'Favorite').first()).toHaveText(`Page ${name}`);
    await page.keyboard.press('Escape');
  }
  await page.keyboard.press('Control+k');
  await expect(group(modalOf(page), 'Favorite')).toHaveText(
    names
      .slice(1)
      .reverse()
      .map((name) => `Page ${name}`),
  );
});

test('a recent search can be removed', async ({page}) => {
  await selectAll(page, ['1', '2']);
  const modal = await openModal(page);
  await modal.hits
    .filter({hasText: 'Page 2'})
    .getByRole('button', {name: 'Remove this search from history'})
    .click();
  await expect(group(modal, 'Recent')).toHaveText(['Page 1']);
});

test('a favorite can be removed', async ({page}) => {
  await select(page, '1');
  const modal = await openModal(page);
  await save(modal, 'Page 1');
  await group(modal, 'Favorite')
    .getByRole('button', {name: 'Remove this search from favorites'})
    .click();
  await expect(modal.dialog.getByText('No recent searches')).toBeVisible();
});

test('saving and removing work for readers who prefer reduced motion', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await select(page, '1');
  const modal = await openModal(page);
  await save(modal, 'Page 1');
  await group(modal, 'Favorite')
    .getByRole('button', {name: 'Remove this search from favorites'})
    .click();
  await expect(modal.dialog.getByText('No recent searches')).toBeVisible();
});

test('a selected hit in running text saves its page, also where the page is no hit', async ({
  page,
}) => {
  await answerQueries(page, ({query}) => [
    {
      ...pageHit('Guides', `Page ${query}`, `/docs/faq?${query}#text`),
      type: 'content',
      content: `Text about ${query}`,
    },
  ]);
  const {dialog, input, hits} = await openModal(page);
  await input.fill('caret');
  await expect(hits).toHaveText(/Page caret.*Text about caret/);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\?caret#text$/);
  await page.keyboard.press('Control+k');
  await expect(group(modalOf(page), 'Recent')).toContainText(['Page caret']);
});

test('the first favorite leaves 4 recent searches at once', async ({page}) => {
  await selectAll(page, ['1', '2', '3', '4', '5', '6', '7']);
  const modal = await openModal(page);
  await expect(group(modal, 'Recent')).toHaveCount(7);
  await save(modal, 'Page 7');
  await expect(group(modal, 'Favorite')).toHaveText(['Page 7']);
  await expect(group(modal, 'Recent')).toHaveText(
    ['6', '5', '4', '3'].map((name) => `Page ${name}`),
  );
  await expect(modal.input).toBeFocused();
});

test('a saved search shows the markup in its title as text', async ({page}) => {
  const title = 'The <b>bold</b> & <img src=x> elements';
  await answerQueries(page, () => [
    headingHit('Guides', 'Page', title, '/docs/intro?markup'),
  ]);
  const {dialog, input, hits} = await openModal(page);
  await input.fill('markup');
  await hits.click();
  await expect(dialog).toBeHidden();
  const modal = await openModal(page);
  await expect(group(modal, 'Recent')).toContainText([title]);
});

async function save(modal: Modal, title: string): Promise<void> {
  await modal.hits
    .filter({has: modal.dialog.page().getByText(title, {exact: true})})
    .getByRole('button', {name: 'Save this search'})
    .click();
}
