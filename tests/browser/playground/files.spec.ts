import {readFile} from 'node:fs/promises';

import type {Page} from '@playwright/test';

import {expect, test} from '../support/test';
import {choose, openEmpty, openPane, paste} from './playground';

async function fromDocumentMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', {name: 'Document'}).click();
  await page.getByRole('menuitem', {name}).click();
}

async function openFile(page: Page, name: string, content: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await fromDocumentMenu(page, 'Open a file…');
  await (
    await chooser
  ).setFiles({name, mimeType: 'text/plain', buffer: Buffer.from(content)});
}

test('a document is saved to a file, and opened from it as a step that can be undone', async ({
  page,
}) => {
  const {text, toolbar} = await openEmpty(page);
  await page.keyboard.type('# Kept **here**');
  await expect(text.getByRole('heading')).toHaveText('Kept here');
  const saving = page.waitForEvent('download');
  await fromDocumentMenu(page, 'Save to a file');
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/^\d{4}-\d\d-\d\d\.lexical$/);
  const saved = await readFile(await download.path(), 'utf8');
  expect(JSON.parse(saved)).toMatchObject({
    source: 'Playground',
    editorState: {root: {children: [{type: 'heading'}]}},
  });
  await openFile(page, 'notes.md', '- from a file');
  await expect(text.getByRole('listitem')).toHaveText('from a file');
  await openFile(page, 'saved.lexical', saved);
  await expect(text.getByRole('heading')).toHaveText('Kept here');
  await toolbar.getByRole('button', {name: 'Undo'}).click();
  await expect(text.getByRole('listitem')).toHaveText('from a file');
});

test('a file that cannot be read leaves the document as it is, and says why', async ({
  page,
}) => {
  const {text} = await openEmpty(page);
  await page.keyboard.type('mine');
  await openFile(page, 'broken.lexical', '{"editorState": {"root"');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('What to do');
  await openFile(page, 'empty.html', ' ');
  await expect(alert).toContainText('The file is empty.');
  await expect(alert).toContainText('empty.html');
  await expect(text).toHaveText('mine');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`on paper there is the document alone, as a whole, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({colorScheme});
    const {text, toolbar} = await openEmpty(page);
    for (let line = 0; line < 60; line++) {
      await page.keyboard.type('line');
      await page.keyboard.press('Enter');
    }
    await page.emulateMedia({media: 'print', colorScheme});
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(toolbar).toBeHidden();
    await expect(page.getByRole('tablist')).toBeHidden();
    await expect(page.getByRole('button', {name: 'Import'})).toBeHidden();
    await expect(page.locator('.navbar')).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    const isCut = await text.evaluate((element) => {
      const frame = element.closest('section');
      return frame === null || frame.clientHeight < element.scrollHeight;
    });
    expect(isCut).toBe(false);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
  });
}

test('the list of shortcuts opens by key and menu, and shows the keys that work', async ({
  page,
}) => {
  const playground = await openEmpty(page);
  await page.keyboard.press('Control+/');
  const dialog = page.getByRole('dialog', {name: 'Keyboard shortcuts'});
  const keysOf = (label: string): Promise<string | null> =>
    dialog
      .locator('dl > div', {has: page.getByText(label, {exact: true})})
      .locator('dd')
      .textContent();
  expect(await keysOf('Heading 2')).toBe('Ctrl+Alt+2');
  expect(await keysOf('Find and replace')).toBe('Ctrl+Shift+F');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(playground.text).toBeFocused();
  await page.keyboard.press('Control+Alt+2');
  await page.keyboard.type('big');
  await expect(playground.text.getByRole('heading', {level: 2})).toHaveText('big');
  await openPane(playground, 'Plugins');
  await page.getByRole('switch', {name: 'Keyboard shortcuts'}).uncheck();
  await fromDocumentMenu(page, 'Keyboard shortcuts');
  await expect(dialog).toContainText('shortcuts are off');
  expect(await keysOf('Bold')).toBe('Ctrl+B');
});

test('a page break ends a page on paper, is selected by a click, and deleted as a whole', async ({
  page,
}) => {
  const playground = await openEmpty(page);
  const {text} = playground;
  await page.keyboard.type('first');
  await choose(playground, 'Insert', 'Page break');
  await page.keyboard.type('second');
  const line = text.getByRole('separator', {name: 'Page break'});
  await expect(text.locator('p')).toHaveText(['first', 'second']);
  const pages = (await page.pdf()).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(pages).toHaveLength(2);
  await openPane(playground, 'HTML');
  await expect(playground.pane).toContainText('break-after: page');
  await openPane(playground, 'Markdown');
  await expect(playground.pane).toContainText('second');
  await line.click();
  await page.keyboard.press('Delete');
  await expect(line).toHaveCount(0);
  await paste(text, {'text/html': '<div style="page-break-after: always"></div>'});
  await expect(line).toHaveCount(1);
});
