import {readFileSync} from 'node:fs';

import {expect, test} from '../support/test';
import {openEmpty, openPane, openPlayground} from './playground';

/** What `JSON.stringify` makes of the state of an editor that was just created. */
const NEW_EDITOR =
  '{"root":{"children":[],"direction":null,"format":"","indent":0,"type":"root","version":1}}';

test('document and switches are there after a reload', async ({page}) => {
  const playground = await openEmpty(page);
  await openPane(playground, 'Plugins');
  await playground.pane.getByRole('switch', {name: 'Tables'}).uncheck();
  await playground.text.focus();
  await page.keyboard.type('still here');
  // At once: leaving writes what waits.
  await page.reload();
  await expect(playground.text).toHaveText('still here');
  await openPane(playground, 'Plugins');
  await expect(playground.pane.getByRole('switch', {name: 'Tables'})).not.toBeChecked();
});

test.describe('when the storage is full', () => {
  // The site's own storage speaks up, too.
  test.use({expectedMessages: [/^Docusaurus storage error/]});

  test('that is told once, and the document stays', async ({page}) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    const playground = await openEmpty(page);
    await page.keyboard.type('unsaved');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(
      'The document is no longer saved in this browser.',
    );
    await expect(playground.text).toHaveText('unsaved');
    await expect(playground.text).toBeFocused();
  });
});

test('a damaged kept document is set aside and told', async ({page}) => {
  await page.addInitScript(() => {
    localStorage.setItem('lexical-playground:own', '{"state": {"root": 5}}');
  });
  const {text} = await openPlayground(page);
  await expect(page.getByRole('alert')).toContainText('can’t be read');
  await expect(text).toContainText('Try Lexical');
  const download = page.waitForEvent('download');
  await page.getByRole('button', {name: 'Download that document'}).click();
  const path = await (await download).path();
  expect(readFileSync(path, 'utf8')).toBe('{"state": {"root": 5}}');
});

test('a document without a block opens with an empty paragraph, again and again', async ({
  page,
}) => {
  const playground = await openPlayground(page);
  await page.getByRole('button', {name: 'Import'}).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(NEW_EDITOR);
  await dialog.getByRole('button', {name: 'Import'}).click();
  await expect(playground.text).toHaveText('');
  await page.evaluate((state) => {
    localStorage.setItem('lexical-playground:own', `{"state": ${state}}`);
  }, NEW_EDITOR);
  await page.reload();
  await playground.text.focus();
  await page.keyboard.type('It can be written in.');
  await expect(playground.text.locator('p')).toHaveText('It can be written in.');
});
