import {readFile} from 'node:fs/promises';

import {expect, test} from '../support/test';
import {openPane, openPlayground} from './playground';

const FILE = 'editor/columns/columns-extension.ts';

test('the source of a switch is shown as it is written, and copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const playground = await openPlayground(page);
  await openPane(playground, 'Plugins');
  await playground.pane.getByRole('button', {name: 'Source of Columns'}).click();
  const dialog = page.getByRole('dialog', {name: 'Source: Columns'});
  const written = await readFile(`packages/playground/src/${FILE}`, 'utf8');
  await expect(dialog.getByRole('region', {name: FILE}).locator('pre')).toHaveText(
    written.trim(),
    {useInnerText: true},
  );
  await dialog.getByRole('button', {name: `Copy ${FILE}`}).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(written);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('every switch that offers a source has one', async ({page}) => {
  const playground = await openPlayground(page);
  await openPane(playground, 'Plugins');
  const buttons = playground.pane.getByRole('button', {name: /^Source of/});
  for (const button of await buttons.all()) {
    await button.click();
    await expect(page.getByRole('dialog').locator('pre').first()).toContainText(
      'import',
    );
    await page.keyboard.press('Escape');
  }
  expect(await buttons.count()).toBeGreaterThan(25);
});
