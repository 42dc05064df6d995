import {readFileSync} from 'node:fs';

import type {Page} from '@playwright/test';
import {unzipSync} from 'fflate';

import {openHydrated} from '../support/hydration';
import {expect, test} from '../support/test';

const STEP = '/docs/learn/node/insert-likes';

/** Opens a step in the middle of the course, which nobody has to work up to, with its solution. */
async function startSolved(page: Page): Promise<void> {
  await openHydrated(page, STEP);
  await page.getByRole('button', {name: 'Start this step'}).click();
  await expect(page.locator('[data-course]')).toHaveAttribute('data-course', 'running');
  await page.getByRole('button', {name: 'Use the solution'}).click();
}

test('the code of a step is taken along as a project, as an address, and into the playground', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await startSolved(page);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', {name: 'Download'}).click();
  const zip = unzipSync(readFileSync(await (await downloading).path()));
  const text = (end: string): string => {
    const name = Object.keys(zip).find((path) => path.endsWith(end)) ?? '';
    return new TextDecoder().decode(zip[name]);
  };
  expect(text('/likes.tsx')).toContain('INSERT_LIKES_COMMAND');
  expect(text('/App.tsx')).toContain('LexicalExtensionComposer');
  expect(text('/package.json')).toContain('"lexical"');

  await page.getByRole('button', {name: 'Copy link'}).click();
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());

  await page.getByRole('button', {name: 'Open in playground'}).click();
  await expect(page).toHaveURL(/\/playground#document=/);
  await page.getByRole('button', {name: 'Run the code of this link'}).click();
  await expect(
    page.frameLocator('iframe').locator('[data-own-code=running]'),
  ).toHaveCount(1);

  await openHydrated(page, address);
  await expect(page.getByText('A shared version.')).toBeVisible();
  // Nobody pressed a button, so the reader's place stays at the top of the page.
  await expect(page.locator('body')).toBeFocused();
  await page.getByRole('tab', {name: 'actions.ts'}).click();
  await expect(page.getByRole('textbox', {name: 'Source of actions.ts'})).toContainText(
    'INSERT_LIKES_COMMAND',
  );
});
