import {readFile} from 'node:fs/promises';
import {join} from 'node:path';

import type {Page} from '@playwright/test';

import {openHydrated} from '../support/hydration';
import {expect, test} from '../support/test';

const PAGE = '/docs/concepts/nodes';
const BUILD = join(import.meta.dirname, '../../../site/build');

const copyButton = (page: Page) => page.getByRole('button', {name: 'Copy page'});
const menuButton = (page: Page) =>
  page.getByRole('button', {name: 'More actions for this page'});
const items = (page: Page) => page.getByRole('menu').getByRole('menuitem');

test.use({permissions: ['clipboard-read', 'clipboard-write']});

test('one click copies the page as Markdown, and says so', async ({page}) => {
  await openHydrated(page, PAGE);
  await copyButton(page).click();
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
  await expect(
    page.getByRole('status').filter({hasText: 'copied as Markdown'}),
  ).toHaveCount(1);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await readFile(join(BUILD, `${PAGE}.md`), 'utf8'));
  await expect(copyButton(page)).toBeVisible();
});

test('after a navigation, it copies the page that is shown', async ({page}) => {
  await openHydrated(page, PAGE);
  await copyButton(page).click();
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(new RegExp(`${PAGE}$`));
  await copyButton(page).click();
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`# ${(await page.locator('h1').textContent()) ?? ''}`);
});

test('the menu opens the Markdown, and a conversation about the page', async ({
  page,
}) => {
  await openHydrated(page, PAGE);
  await menuButton(page).click();
  await expect(items(page)).toHaveText([
    'Copy page as Markdown',
    'Open page as Markdown',
    'Open in ChatGPT',
    'Open in Claude',
  ]);
  const href = await items(page).nth(2).getAttribute('href');
  expect(new URL(href ?? '').searchParams.get('q')).toContain(`${PAGE}.md`);
  await items(page).nth(1).click();
  await expect(page).toHaveURL(new RegExp(`${PAGE}\\.md$`));
});

test('the menu is operated by the keyboard alone', async ({page}) => {
  await openHydrated(page, PAGE);
  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(items(page).first()).toBeFocused();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  for (const [key, index] of [
    ['ArrowDown', 1],
    ['End', 3],
    ['ArrowDown', 0],
    ['ArrowUp', 3],
    ['Home', 0],
    ['o', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(items(page).nth(index), key).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(menuButton(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(items(page).last()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('menu')).toHaveCount(0);
});

test('a click elsewhere closes the menu', async ({page}) => {
  await openHydrated(page, PAGE);
  await menuButton(page).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.locator('.theme-doc-markdown p').first().click();
  await expect(page.getByRole('menu')).toHaveCount(0);
});

test.describe('without a network', () => {
  test.use({expectedMessages: [/Failed to load resource|ERR_FAILED/]});

  test('it says that the page was not copied', async ({page}) => {
    await openHydrated(page, PAGE);
    await page.route('**/*.md', (route) => route.abort());
    await copyButton(page).click();
    await expect(page.getByRole('button', {name: 'Not copied'})).toBeVisible();
  });
});

test('pages without Markdown of a document offer nothing to copy', async ({page}) => {
  for (const path of ['/search', '/gallery', '/blog']) {
    await page.goto(path);
    await expect(copyButton(page)).toHaveCount(0);
  }
});

test('on a phone, neither the buttons nor the menu leave the screen', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openHydrated(page, '/docs/api/modules/lexical');
  await menuButton(page).click();
  const menu = await page.getByRole('menu').boundingBox();
  expect(menu?.x).toBeGreaterThanOrEqual(0);
  expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(390);
});
