import type {Locator, Page} from '@playwright/test';

import {openHydrated} from '../support/hydration';
import {expect, test} from '../support/test';

const CORE = '/docs/api/modules/lexical';

test('names are filtered from the keyboard, with or without their dollar, and nothing above moves', async ({
  page,
}) => {
  await openHydrated(page, CORE);
  const name = page.getByRole('searchbox', {name: 'Name'});
  await name.focus();
  const before = await name.boundingBox();
  await page.keyboard.type('createtextnode');
  await expect.poll(() => shownNames(page)).toEqual(['$createTextNode']);
  await expect(page.locator('.api-filter output')).toHaveText('1 name');
  expect(await page.locator('.api-contents a:visible').allInnerTexts()).toEqual([
    '$createTextNode',
  ]);
  expect(await name.boundingBox()).toEqual(before);

  await page.keyboard.press('Escape');
  await expect(name).toHaveValue('');
  await expect.poll(async () => (await shownNames(page)).length).toBeGreaterThan(300);
});

test('groups that are far away are not drawn, and what the filter leaves of them stands close', async ({
  page,
}) => {
  await openHydrated(page, CORE);
  const constant = page.locator('.api-kind').last().locator('h3').first();
  const isDrawn = () =>
    constant.evaluate((element) =>
      element.checkVisibility({contentVisibilityAuto: true}),
    );
  expect(await isDrawn()).toBe(false);
  await page.getByRole('searchbox', {name: 'Name', exact: true}).fill('priority');
  await expect(page.locator('.api-filter output')).toHaveText(/^\d+ names$/);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThan(10_000);
});

test('hundreds of names stand in blocks, and what the filter leaves of them in one', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await openHydrated(page, CORE);
  const list = page.locator('.api-contents > div').first();
  expect(await isReadDownColumns(list)).toBe(false);
  await page.getByRole('searchbox', {name: 'Name', exact: true}).fill('caret');
  await expect(page.locator('.api-filter output')).toHaveText(/^\d+ names$/);
  expect(await list.locator('a:visible').count()).toBeGreaterThan(20);
  expect(await isReadDownColumns(list)).toBe(true);
});

test('kind and status are chosen from the keyboard, and narrow each other', async ({
  page,
}) => {
  await openHydrated(page, CORE);
  await page.getByRole('searchbox', {name: 'Name'}).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', {name: 'Kind'})).toBeFocused();
  await page.keyboard.type('Comm');
  await expect.poll(() => shownNames(page)).toContain('KEY_ENTER_COMMAND');
  expect(await visibleKinds(page)).toEqual(['Commands']);

  await page.keyboard.press('Tab');
  await page.keyboard.type('Depr');
  await expect
    .poll(() => shownNames(page))
    .toEqual(['CAN_REDO_COMMAND', 'CAN_UNDO_COMMAND', 'KEY_MODIFIER_COMMAND']);
});

test('functions are chosen by where they may be called, and a badge leads to the table of contexts', async ({
  page,
}) => {
  await openHydrated(page, CORE);
  await page.getByRole('combobox', {name: 'Where to call'}).selectOption('read');
  await expect.poll(() => shownNames(page)).toContain('$getRoot');
  const names = await shownNames(page);
  expect(names).not.toContain('$insertNodes');
  expect(names).not.toContain('$isElementNode');

  const badge = page.locator('#getroot').getByRole('link', {name: 'read', exact: true});
  await expect(badge).toHaveAttribute('title', /editorState\.read\(\)/);
  await badge.click();
  await expect(page).toHaveURL(/\/docs\/concepts\/editor-state#contexts$/);
});

test('a link to a hidden name shows it again', async ({page}) => {
  await openHydrated(page, CORE);
  await page.getByRole('searchbox', {name: 'Name'}).fill('createEditor');
  await expect.poll(async () => (await shownNames(page)).length).toBeLessThan(10);
  const section = page.locator('.api-symbol', {has: page.locator('#createeditor')});
  await section.locator('a[href$="#createeditorargs"]').first().click();
  await expect(page.locator('#createeditorargs')).toBeInViewport();
});

function symbolHeadings(page: Page): Locator {
  return page.locator('.api-symbol:not([hidden]) > h3');
}

function shownNames(page: Page): Promise<string[]> {
  return symbolHeadings(page).evaluateAll((headings) =>
    headings.flatMap((heading) =>
      [...heading.childNodes]
        .filter(({nodeType}) => nodeType === Node.TEXT_NODE)
        .map(({textContent}) => textContent ?? ''),
    ),
  );
}

function visibleKinds(page: Page): Promise<string[]> {
  return page
    .locator('.api-kind:not([hidden]) > h2')
    .evaluateAll((headings) =>
      headings.map(({childNodes}) => childNodes[0]?.textContent ?? ''),
    );
}

/** Whether each column of a list goes on where the one before it ends, from the first name to the last. */
function isReadDownColumns(list: Locator): Promise<boolean> {
  return list.evaluate((element) => {
    const links = [...element.querySelectorAll('a')].filter(({hidden}) => !hidden);
    const boxes = links.map((link) => link.getBoundingClientRect());
    return boxes.every(
      ({left}, index) => index === 0 || left >= (boxes[index - 1]?.left ?? 0),
    );
  });
}
