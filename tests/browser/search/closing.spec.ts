import type {Page} from '@playwright/test';

import {openHydrated} from '../support/hydration';
import {expect, test} from '../support/test';
import {modalOf, openModal, searchButton} from './support/modal';
import {answerQueries, pageHits} from './support/protocol';

test('Escape closes the modal, returns the focus to the button and forgets the query', async ({
  page,
}) => {
  await answerQueries(page, () => pageHits('Guides', 2));
  const {dialog, input, hits} = await openModal(page);
  await input.fill('node');
  await expect(hits).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(searchButton(page)).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(input).toHaveValue('');
});

test('Escape closes the panel first and then clears the query, where only the field hears it', async ({
  page,
}) => {
  await answerQueries(page, () => pageHits('Guides', 2));
  const {input, activeHit} = await openModal(page);
  await input.fill('node');
  await expect(activeHit).toHaveText(/Guides page 1/);
  // The page's own Escape, which closes the modal at once, listens on the window.
  await page.evaluate(() =>
    document.addEventListener('keydown', (event) => event.stopPropagation()),
  );
  await page.keyboard.press('Escape');
  await expect(input).not.toHaveAttribute('aria-activedescendant');
  await expect(input).toHaveValue('node');
  await page.keyboard.press('Escape');
  await expect(input).toHaveValue('');
});

test('Tab closes the panel', async ({page}) => {
  await answerQueries(page, () => pageHits('Guides', 2));
  const {input, hits} = await openModal(page);
  await input.fill('node');
  await expect(hits).toHaveCount(2);
  await expect(input).toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('Tab');
  await expect(input).not.toBeFocused();
  await expect(input).not.toHaveAttribute('aria-activedescendant');
});

test('a click outside closes the panel with the modal', async ({page}) => {
  const {dialog} = await openModal(page);
  await page.mouse.click(20, 400);
  await expect(dialog).toBeHidden();
});

test('the way back to another page closes the modal', async ({page}) => {
  await openHydrated(page, '/docs/intro');
  await page
    .locator('article a[href="/docs/getting-started/quick-start"]')
    .first()
    .click();
  await expect(page).toHaveURL(/quick-start$/);
  await page.keyboard.press('Control+k');
  await expect(modalOf(page).input).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/intro$/);
  await expect(modalOf(page).dialog).toBeHidden();
});

test('a click inside leaves the modal open', async ({page}) => {
  const {dialog} = await openModal(page);
  await dialog.getByText('No recent searches').click();
  await expect(dialog).toBeVisible();
});

test('Tab and Shift+Tab keep the focus inside the modal', async ({page}) => {
  await answerQueries(page, () => pageHits('Guides', 2));
  const {dialog, input, hits} = await openModal(page);
  await input.fill('node');
  await expect(hits).toHaveCount(2);
  const stops: string[] = [];
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab');
    stops.push(await focusedText(page));
  }
  expect(stops).toEqual([
    'Clear the query',
    'Guides page 1',
    'Guides page 2',
    'See all 2 results',
    'docsearch-input',
    'Clear the query',
  ]);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  expect(await focusedText(page)).toBe('See all 2 results');
  await expect(dialog).toBeVisible();
});

test('the page is scrolled where it was when the modal closes', async ({page}) => {
  const {dialog} = await openModal(page);
  await page.keyboard.press('Escape');
  await page.evaluate(() => window.scrollTo({top: 300, behavior: 'instant'}));
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(0);
  await page.keyboard.press('Control+k');
  await expect(dialog).toBeVisible();
  await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test('"Cancel" closes the modal on a small screen', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  const {dialog} = await openModal(page);
  await dialog.getByRole('button', {name: 'Cancel'}).click();
  await expect(dialog).toBeHidden();
});

test('"Clear the query" empties the field and keeps the focus in it', async ({
  page,
}) => {
  await answerQueries(page, () => []);
  const {dialog, input} = await openModal(page);
  await input.fill('node');
  await dialog.getByRole('button', {name: 'Clear the query'}).click();
  await expect(input).toHaveValue('');
  await expect(input).toBeFocused();
});

function focusedText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return (
      element?.getAttribute('aria-label') ?? (element?.textContent || element?.id) ?? ''
    );
  });
}
