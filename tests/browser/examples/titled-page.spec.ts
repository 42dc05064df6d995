import {expect, test} from '../support/test';
import {
  caretAtEnd,
  expectFitForAll,
  openExample,
  paste,
  selectAll,
  undoAll,
} from './support';

const NAME = 'titled-page';

test('the title stays first and names the page, whatever is deleted or pasted', async ({
  page,
}) => {
  const surface = await openExample(page, NAME);
  const text = surface.getByRole('textbox', {name: 'Page'});
  const header = surface.locator('header');
  await expect(header).toContainText('Trip to the coast');
  await selectAll(text);
  await page.keyboard.press('Delete');
  await expect(text.locator('h1')).toHaveAttribute('data-hint', 'Untitled');
  await expect(header).toContainText('Untitled');
  await page.keyboard.type('Plan');
  await page.keyboard.press('Enter');
  await expect(text.locator('p')).toHaveAttribute('data-hint', /^Write, or start/);
  await paste(text, {texts: {'text/html': '<h1>Other</h1><p>text <b>bold</b></p>'}});
  await expect(text.getByRole('heading', {level: 1})).toHaveText('Plan');
  await expect(text.getByRole('heading', {level: 2})).toHaveText('Other');
  await expect(text.locator('strong')).toHaveText('bold');
  await expect(header).toContainText('Plan');
  await expectFitForAll(surface);
  await text.focus();
  await undoAll(text);
  await expect(text.getByRole('heading', {level: 1})).toHaveText('Trip to the coast');
});

test('to-dos, quotes and headings are typed', async ({page}) => {
  const surface = await openExample(page, NAME);
  const text = surface.getByRole('textbox', {name: 'Page'});
  await caretAtEnd(text);
  await page.keyboard.type('[ ] Pack');
  await expect(text.getByRole('checkbox', {name: 'Pack'})).not.toBeChecked();
  await page.keyboard.press('Enter');
  await expect(text.locator('[data-hint="To-do"]')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await page.keyboard.type('## Days');
  await page.keyboard.press('Enter');
  await page.keyboard.type('> Bring ');
  await page.keyboard.press('ControlOrMeta+i');
  await page.keyboard.type('tea');
  await expect(text.getByRole('heading', {level: 2})).toHaveText('Days');
  await expect(text.locator('blockquote em')).toHaveText('tea');
});
