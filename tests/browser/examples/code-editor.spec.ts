import {moveHeard} from '../support/caret';
import {expect, test} from '../support/test';
import {caretAtEnd, expectFitForAll, openExample, paste, undoAll} from './support';

const NAME = 'code-editor';

test('code is highlighted while it is typed, in the language that is chosen', async ({
  page,
}) => {
  const surface = await openExample(page, NAME);
  const text = surface.getByRole('textbox', {name: 'Document'});
  const language = surface.getByRole('combobox', {name: 'Language'});
  const toggle = surface.getByRole('button', {name: 'Code block'});
  await expect(text.locator('.code-editor-keyword').first()).toHaveText('export');

  await caretAtEnd(text);
  await expect(language).toBeDisabled();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(language).toHaveValue('js');
  await page.keyboard.type('# a comment in Python');
  const block = text.locator('.code-editor-block').last();
  await expect(block.locator('.code-editor-comment')).toHaveCount(0);
  await language.focus();
  await language.selectOption('py');
  await expect(language).toBeFocused();
  await expect(block.locator('.code-editor-comment')).toHaveText(
    '# a comment in Python',
  );
  await expectFitForAll(surface);

  await undoAll(text);
  await expect(text.locator('.code-editor-block')).toHaveCount(1);
});

test('Tab indents inside a block, and Escape lets it leave', async ({page}) => {
  const surface = await openExample(page, NAME);
  const text = surface.getByRole('textbox', {name: 'Document'});
  const block = text.locator('.code-editor-block').first();
  await block.getByText('return').click();
  await text.press('End');
  await text.press('Enter');
  await paste(text, {texts: {'text/html': '<b>total</b>', 'text/plain': 'total'}});
  await paste(text, {texts: {'text/plain': '();\nconst x = 1;'}});
  await expect(block).toContainText('const x = 1;');
  await expect(block.locator('strong')).toHaveCount(0);
  const before = (await block.innerText()).length;
  await text.press('Tab');
  await expect.poll(async () => (await block.innerText()).length).toBe(before + 1);
  await text.press('Escape');
  await expect(text).not.toBeFocused();

  await caretAtEnd(text);
  await page.keyboard.type('prose');
  await text.press('ControlOrMeta+Shift+ArrowLeft');
  await moveHeard(text);
  await text.press('ControlOrMeta+b');
  await expect(text.locator('p strong')).toHaveText('prose');
});
