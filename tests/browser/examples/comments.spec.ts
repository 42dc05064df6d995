import {expect, test} from '../support/test';
import {
  caretAtEnd,
  expectFitForAll,
  openExample,
  paste,
  selectAll,
  selectLastWords,
} from './support';

const NAME = 'comments';

test('a passage is commented on by keyboard, and marks follow the text', async ({
  page,
}) => {
  const surface = await openExample(page, NAME);
  const text = surface.getByRole('textbox', {name: 'Text'});
  const threads = surface.getByRole('complementary', {name: 'Comments'});
  const items = threads.getByRole('listitem');
  const field = threads.getByRole('textbox', {name: 'Comment on the selection'});
  await expect(field).toHaveCount(0);
  await caretAtEnd(text);
  await page.keyboard.type(' Typed words');
  await selectLastWords(text, 2);
  await text.press('ControlOrMeta+b');
  await expect(text.locator('strong')).toHaveText('Typed words');
  await field.focus();
  await page.keyboard.type('Too short?');
  await page.keyboard.press('Enter');
  await expect(items).toHaveCount(2);
  await expect(items.last()).toContainText('Too short?');
  await expect(text.locator('mark').last()).toHaveText('Typed words');
  await expect(items.last()).toHaveAttribute('aria-current', 'true');

  await caretAtEnd(text);
  await text.press('ArrowLeft');
  await paste(text, {texts: {'text/plain': 'pasted '}});
  await expect(text.locator('mark').last()).toHaveText('Typed wordpasted s');
  await threads.getByRole('textbox', {name: 'Reply'}).fill('Yes.');
  await threads.getByRole('textbox', {name: 'Reply'}).press('Enter');
  await expect(items.last()).toContainText('Yes.');
  await expectFitForAll(surface);

  await items.last().getByRole('button', {name: 'Resolve'}).click();
  await expect(items).toHaveCount(1);
  await expect(text.locator('mark')).toHaveCount(1);
  await expect(text).toContainText('Typed wordpasted s');
});

test('a thread leads to its passage, and says when that is deleted', async ({page}) => {
  const surface = await openExample(page, NAME);
  const text = surface.getByRole('textbox', {name: 'Text'});
  const thread = surface.getByRole('listitem');
  await expect(thread).toHaveAttribute('aria-current', 'false');
  await thread.getByRole('button', {name: 'the smallest thing'}).click();
  await expect(thread).toHaveAttribute('aria-current', 'true');
  await expect(text).toBeFocused();

  await selectAll(text);
  await text.press('Backspace');
  await expect(thread).toContainText('This passage was deleted.');
  await text.press('ControlOrMeta+z');
  await expect(text.locator('mark')).toHaveText('the smallest thing that could work');
  await expect(thread).not.toContainText('This passage was deleted.');
});
