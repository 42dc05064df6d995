import {readFile} from 'node:fs/promises';

import type {Page} from '@playwright/test';
import {strFromU8, unzipSync} from 'fflate';

import {openHydrated} from '../support/hydration';
import {expect, test} from '../support/test';

const PAGE = '/docs/getting-started/react';
const EDIT = {name: 'Edit and run'};
/** The first program of a page loads the compiler and all that it may import. */
const FIRST_RUN = {timeout: 30_000};

test('a reader’s version of a sample opens by its link in another browser, and loses nothing there', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHydrated(page, PAGE);
  await page.getByRole('button', EDIT).first().click();
  await write(page, 'export default () => <p>Shared with you</p>;');
  await expect(result(page).getByText('Shared with you')).toBeVisible(FIRST_RUN);
  await page.getByRole('button', {name: 'Copy link'}).click();
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const other = await browser.newContext();
  const there = await other.newPage();
  await there.goto(link);
  await expect(result(there).getByText('Shared with you')).toBeVisible(FIRST_RUN);
  await expect(there.getByText('A shared version runs here.')).toBeInViewport();
  await write(there, 'export default () => <p>Changed there</p>;');
  await expect(result(there).getByText('Changed there')).toBeVisible();
  expect(await there.evaluate(() => Object.keys(localStorage).join())).not.toContain(
    'live-edit',
  );
  await other.close();
});

test('a reader’s version is downloaded as a project', async ({page}) => {
  await openHydrated(page, PAGE);
  await page.getByRole('button', EDIT).first().click();
  await write(page, 'export default () => <p>Taken home</p>;');
  await expect(result(page).getByText('Taken home')).toBeVisible(FIRST_RUN);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', {name: 'Download', exact: true}).click(),
  ]);
  const files = unzipSync(await readFile(await download.path()));
  const texts = Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]);
  expect(texts.find(([, text]) => text?.includes('Taken home'))?.[0]).toMatch(/src\//);
  expect(Object.keys(files).some((name) => name.endsWith('/package.json'))).toBe(true);
});

test('a link of which a part is missing opens the page as it is', async ({page}) => {
  await openHydrated(page, `${PAGE}#edit=H4sIAAAAAAAA`);
  await expect(page.getByRole('button', EDIT).first()).toBeVisible();
  await expect(page.locator('[data-live-edit]')).toHaveCount(0);
});

function result(page: Page) {
  return page.frameLocator('iframe[title^="Your version of"]').first();
}

async function write(page: Page, code: string): Promise<void> {
  const field = page.locator('[data-live-edit] .cm-content').first();
  // A click could meet the frame, which grows above the field while its code starts.
  await field.focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(code);
}
