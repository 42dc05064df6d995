import {expect, test} from '../support/test';
import {
  caretAtEndOf,
  openPostEditor,
  selectedText,
  selectWordsLeftwards,
} from './post-editor';

const LAST_LINE = 'Press Enter in the middle of this line.';

test('typed text appears in the document and in the tree', async ({page}) => {
  const editor = await openPostEditor(page);
  await caretAtEndOf(editor, LAST_LINE);
  await page.keyboard.type(' More');
  await expect(editor.textbox).toContainText(`${LAST_LINE} More`);
  await expect(selectedText(editor)).toContainText(`${LAST_LINE} More`);
});

test('a format set by keyboard shows in the text, on its button and in the tree', async ({
  page,
}) => {
  const editor = await openPostEditor(page);
  await caretAtEndOf(editor, LAST_LINE);
  await selectWordsLeftwards(editor, 2);
  await page.keyboard.press('Control+b');
  await expect(editor.textbox.locator('strong').last()).toHaveText('line.');
  await expect(editor.toolbar.getByRole('button', {name: 'Bold'})).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(selectedText(editor)).toContainText('bold');
  await expect(editor.selection).toContainText('formatbold');
});

test('a format set by button shows in the text and keeps focus and selection', async ({
  page,
}) => {
  const editor = await openPostEditor(page);
  await caretAtEndOf(editor, LAST_LINE);
  await selectWordsLeftwards(editor, 2);
  const italic = editor.toolbar.getByRole('button', {name: 'Italic'});
  await expect(italic).toHaveAttribute('aria-pressed', 'false');
  await italic.click();
  await expect(editor.textbox.locator('em')).toHaveText('line.');
  await expect(italic).toHaveAttribute('aria-pressed', 'true');
  await expect(editor.textbox).toBeFocused();
  await expect(editor.selection).toContainText('backward');
});

test('the heading button turns a paragraph into a heading and back', async ({page}) => {
  const editor = await openPostEditor(page);
  await caretAtEndOf(editor, LAST_LINE);
  const heading = editor.toolbar.getByRole('button', {name: 'Heading'});
  await heading.click();
  await expect(editor.textbox.getByRole('heading', {name: LAST_LINE})).toBeVisible();
  await expect(heading).toHaveAttribute('aria-pressed', 'true');
  await heading.click();
  await expect(editor.textbox.getByRole('heading', {name: LAST_LINE})).toHaveCount(0);
  await expect(heading).toHaveAttribute('aria-pressed', 'false');
});

test('the list button turns a paragraph into a list item and back', async ({page}) => {
  const editor = await openPostEditor(page);
  await caretAtEndOf(editor, LAST_LINE);
  const list = editor.toolbar.getByRole('button', {name: 'Bulleted list'});
  await list.click();
  await expect(editor.textbox.getByRole('listitem')).toHaveText([LAST_LINE]);
  await expect(list).toHaveAttribute('aria-pressed', 'true');
  await list.click();
  await expect(editor.textbox.getByRole('listitem')).toHaveCount(0);
});

test('a button pressed before the text was touched acts on its end', async ({page}) => {
  const editor = await openPostEditor(page);
  await editor.toolbar.getByRole('button', {name: 'Bulleted list'}).click();
  await expect(editor.textbox.getByRole('listitem')).toHaveText([LAST_LINE]);
});

test('undo takes a change back and redo brings it again, by button and by keyboard', async ({
  page,
}) => {
  const editor = await openPostEditor(page);
  const undo = editor.toolbar.getByRole('button', {name: 'Undo'});
  const redo = editor.toolbar.getByRole('button', {name: 'Redo'});
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await caretAtEndOf(editor, LAST_LINE);
  await page.keyboard.type('!');
  await expect(editor.textbox).toContainText(`${LAST_LINE}!`);
  await expect(undo).toHaveAttribute('aria-disabled', 'false');

  await undo.click();
  await expect(editor.textbox).not.toContainText(`${LAST_LINE}!`);
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await redo.click();
  await expect(editor.textbox).toContainText(`${LAST_LINE}!`);
  await editor.textbox.press('Control+z');
  await expect(editor.textbox).not.toContainText(`${LAST_LINE}!`);
});

test('an emptied editor shows its placeholder', async ({page}) => {
  const editor = await openPostEditor(page);
  await caretAtEndOf(editor, LAST_LINE);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Backspace');
  await expect(editor.frame.getByText('Start typing')).toBeVisible();
});

test('a web address pasted over selected words links them', async ({page}) => {
  const editor = await openPostEditor(page);
  await caretAtEndOf(editor, LAST_LINE);
  await selectWordsLeftwards(editor, 2);
  await editor.textbox.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'https://example.com/');
    element.dispatchEvent(
      new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true}),
    );
  });
  await expect(editor.textbox.locator('a')).toHaveAttribute(
    'href',
    'https://example.com/',
  );
  await expect(editor.tree).toContainText('https://example.com/');
});
