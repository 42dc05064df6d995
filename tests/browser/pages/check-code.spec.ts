import type {Page} from '@playwright/test';

import {violations} from '../support/audit';
import {openHydrated} from '../support/hydration';
import {expect, test} from '../support/test';

test.slow();

/** The compiler loads for seconds on a busy machine. */
const LOADING = {timeout: 60_000};

async function openCheck(page: Page, address = '/docs/check-code'): Promise<void> {
  await openHydrated(page, address);
  await expect(page.getByRole('textbox', {name: /^Code to check/})).toBeVisible();
}

async function expectCount(page: Page, text: string): Promise<void> {
  await expect(page.locator('[data-code-check] [role=status]')).toHaveText(
    text,
    LOADING,
  );
}

test('nothing of the check is loaded before there is code', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openCheck(page);
  await expectCount(page, 'Paste or type code, and the mistakes in it appear here.');
  expect(asked.filter((url) => url.includes('/code-check/'))).toEqual([]);
});

test('the example shows its mistakes by line, and none once it is cleared', async ({
  page,
}) => {
  await openCheck(page);
  await page.getByRole('button', {name: 'Try an example'}).click();
  await expectCount(page, '4 mistakes found.');
  const items = page.getByRole('list', {name: 'Mistakes'}).getByRole('listitem');
  await expect(items).toHaveCount(4);
  await expect(items.first()).toContainText('"@lexical/rich-text" does');
  await expect(page.locator('.cm-lintRange-warning')).toHaveCount(4);
  await page.getByRole('button', {name: 'Clear'}).click();
  await expect(items).toHaveCount(0);
});

test('the line of a mistake takes the keyboard to its place', async ({page}) => {
  await openCheck(page);
  await page.getByRole('button', {name: 'Try an example'}).click();
  await expectCount(page, '4 mistakes found.');
  await page.getByRole('button', {name: 'Line 2'}).press('Enter');
  await expect(page.getByRole('textbox', {name: /^Code to check/})).toBeFocused();
  await expect(page.locator('.cm-activeLine')).toContainText('$createHeadingNode');
});

test('code is kept until it is cleared, and leaves the browser only as a link', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.postData() !== null) sent.push(request.url());
  });
  await openCheck(page);
  await page.getByRole('textbox', {name: /^Code to check/}).click();
  await page.keyboard.insertText("import {getRoot} from 'lexical';\n");
  await expectCount(page, '1 mistake found.');
  await page.reload();
  await expectCount(page, '1 mistake found.');

  await page.getByRole('button', {name: 'Copy link'}).click();
  await expect(page).toHaveURL(/#code=[\w-]+$/);
  const address = page.url();
  await page.getByRole('button', {name: 'Clear'}).click();
  await openCheck(page, '/docs/check-code');
  await expectCount(page, 'Paste or type code, and the mistakes in it appear here.');
  await page.goto(address);
  await page.reload();
  await expectCount(page, '1 mistake found.');
  expect(sent).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the ${colorScheme} page with findings fits a phone and passes axe`, async ({
    page,
  }) => {
    await page.emulateMedia({colorScheme});
    await page.setViewportSize({width: 390, height: 844});
    await openCheck(page);
    await page.getByRole('button', {name: 'Try an example'}).click();
    await expectCount(page, '4 mistakes found.');
    expect(await violations(page, 'main')).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });
}
