import {expect, test} from '../support/test';
import {
  caretAtEnd,
  expectFitForAll,
  openExample,
  paste,
  selectLastWords,
  typeAndEnterAtOnce,
  undoAll,
} from './support';

const NAME = 'slash-menu-blocks';

test('a slash opens the menu, typing filters it, and Enter makes the block', async ({
  page,
}) => {
  const surface = await openExample(page, NAME);
  const text = surface.getByRole('textbox', {name: 'Page'});
  const options = surface.getByRole('option');
  await caretAtEnd(text);
  await page.keyboard.type('/');
  await expect(options).toHaveCount(7);
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  const active = surface.getByRole('option', {selected: true});
  await expect(active).toHaveText(/Heading/);
  await expect(text).toHaveAttribute(
    'aria-activedescendant',
    (await active.getAttribute('id')) ?? 'an id',
  );
  await expectFitForAll(surface);

  await page.keyboard.type('quo');
  await expect(options).toHaveText([/Quote/]);
  await page.keyboard.press('Enter');
  await page.keyboard.type('Said somebody');
  await expect(text.locator('blockquote')).toHaveText('Said somebody');
  await expect(options).toHaveCount(0);
  await selectLastWords(text, 1);
  await text.press('ControlOrMeta+b');
  await expect(text.locator('blockquote strong')).toHaveText('somebody');
  await undoAll(text);
  await expect(text.locator('blockquote')).toHaveCount(0);
});

test('an Enter that comes before the menu has caught up leaves nothing of what was typed', async ({
  page,
}) => {
  const surface = await openExample(page, NAME);
  const text = surface.getByRole('textbox', {name: 'Page'});
  await caretAtEnd(text);
  await page.keyboard.type('/hea');
  const chosen = surface.getByRole('option', {selected: true});
  await expect(chosen).toHaveText(/Heading/);
  const headings = await text.getByRole('heading').count();
  await typeAndEnterAtOnce(text, 'ding');
  await page.keyboard.type('Title');
  await expect(text.getByRole('heading')).toHaveCount(headings + 1);
  await expect(text.getByRole('heading').last()).toHaveText('Title');
});

test('the menu is picked from by mouse, closed by Escape, and stays shut elsewhere', async ({
  page,
}) => {
  const surface = await openExample(page, NAME);
  const text = surface.getByRole('textbox', {name: 'Page'});
  await caretAtEnd(text);
  await page.keyboard.type('and/or');
  await expect(surface.getByRole('option')).toHaveCount(0);
  await page.keyboard.type(' /');
  await expect(surface.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(surface.getByRole('option')).toHaveCount(0);
  await text.press('Enter');
  await page.keyboard.type('/div');
  await surface.getByRole('option', {name: 'Divider'}).click();
  await expect(text.getByRole('separator')).toHaveCount(1);
  await expect(text).toContainText('and/or /');
});

test('blocks move by Alt and an arrow key, and by their handle', async ({page}) => {
  const surface = await openExample(page, NAME);
  const text = surface.getByRole('textbox', {name: 'Page'});
  const blocks = text.locator('> *');
  await caretAtEnd(text);
  await paste(text, {texts: {'text/plain': 'Pasted'}});
  await expect(blocks.last()).toHaveText('Pasted');
  await text.press('Alt+ArrowUp');
  await text.press('Alt+ArrowUp');
  await expect(blocks.nth(1)).toHaveText('Pasted');
  await text.press('Alt+ArrowDown');
  await expect(blocks.nth(2)).toHaveText('Pasted');

  const heading = text.getByRole('heading');
  await heading.hover();
  const handle = surface.locator('.slash-menu-blocks-handle');
  await expect(handle).toHaveCSS('opacity', '1');
  await handle.dragTo(blocks.nth(2), {targetPosition: {x: 60, y: 14}});
  await expect(blocks.nth(2)).toHaveText('Plan for the week');
});
