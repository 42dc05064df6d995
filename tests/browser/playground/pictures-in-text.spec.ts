import type {Page} from '@playwright/test';

import {expect, test} from '../support/test';
import {openEmpty, openPane, paste, type PlaygroundPage} from './playground';

/** A red square, as long as pictures that were uploaded are at least. */
const PICTURE = `data:image/svg+xml;base64,${Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><rect width="20" height="20" fill="red"/></svg>',
).toString('base64')}`;

test.use({permissions: ['clipboard-read', 'clipboard-write']});

test('HTML that is exported has its pictures, copied by the button or by hand', async ({
  page,
}) => {
  const playground = await withPicture(page);
  const source = playground.pane.locator('pre');
  await expect(source).toContainText('…');
  await playground.pane.getByRole('button', {name: 'Copy'}).click();
  await expect.poll(() => copied(page)).toContain(`src="${PICTURE}"`);

  await page.evaluate(() => navigator.clipboard.writeText(''));
  await source.selectText();
  await page.keyboard.press('Control+c');
  await expect.poll(() => copied(page)).toContain(`src="${PICTURE}"`);
});

test('exported HTML brings its pictures back', async ({page}) => {
  const playground = await withPicture(page);
  await playground.pane.locator('pre').selectText();
  await page.keyboard.press('Control+c');
  await expect.poll(() => copied(page)).toContain('<img');
  const html = await copied(page);
  await page.getByRole('button', {name: 'Document', exact: true}).click();
  await page.getByRole('menuitem', {name: 'Clear the document'}).click();
  await expect(playground.text.getByRole('img')).toHaveCount(0);
  await page.getByRole('button', {name: 'Import'}).click();
  const dialog = page.getByRole('dialog', {name: 'Import'});
  await dialog.getByRole('textbox').fill(html);
  await dialog.getByRole('button', {name: 'Import'}).click();
  const image = playground.text.getByRole('img', {name: 'A red square'});
  await expect(image).toHaveJSProperty('naturalWidth', 20);
});

test('a picture in selected text is deleted with the text', async ({page}) => {
  const {text} = await withPicture(page);
  await text.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await expect(text).toHaveText('');
  await expect(text.getByRole('img')).toHaveCount(0);
});

/** Pastes a picture, and shows the document as HTML. */
async function withPicture(page: Page): Promise<PlaygroundPage> {
  const playground = await openEmpty(page);
  await paste(playground.text, {
    'text/html': `<p>Before <img src="${PICTURE}" alt="A red square"> after</p>`,
  });
  await expect(playground.text.getByRole('img')).toBeVisible();
  await openPane(playground, 'HTML');
  return playground;
}

function copied(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}
