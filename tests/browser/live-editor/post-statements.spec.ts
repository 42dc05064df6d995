import {expect, test} from '../support/test';
import {
  caretAtEndOf,
  openPostEditor,
  type PostEditor,
  runEditor,
  secondEditor,
  selectedText,
  selectWordsLeftwards,
} from './post-editor';

const LAST_LINE = 'Press Enter in the middle of this line.';

test('typing keeps the key of the text node and marks that node alone', async ({
  page,
}) => {
  const editor = await openPostEditor(page);
  await caretAtEndOf(editor, LAST_LINE);
  const before = await editor.treeLines();
  await page.keyboard.type('x');
  await expect(selectedText(editor)).toContainText(`${LAST_LINE}x`);
  const after = await editor.treeLines();
  expect(after).toEqual(before.map((line) => line.replace(LAST_LINE, `${LAST_LINE}x`)));
  await expect(editor.tree.locator('[data-changed=true]')).toHaveCount(1);
});

test('a word made bold splits its text in three, and made plain merges it again', async ({
  page,
}) => {
  const editor = await openPostEditor(page);
  await caretAtEndOf(editor, LAST_LINE);
  await moveCaretTo(editor, LAST_LINE.indexOf(' of'));
  await selectWordsLeftwards(editor, 1);
  const textCount = async () =>
    (await editor.treeLines()).filter((line) => line.startsWith('text')).length;
  const before = await textCount();
  await page.keyboard.press('Control+b');
  await expect.poll(textCount).toBe(before + 2);
  await page.keyboard.press('Control+b');
  await expect.poll(textCount).toBe(before);
});

test('Enter in the middle of a line adds a paragraph with a new key', async ({
  page,
}) => {
  const editor = await openPostEditor(page);
  await caretAtEndOf(editor, LAST_LINE);
  const before = new Set((await editor.treeLines()).map(keyOf));
  await moveCaretTo(editor, LAST_LINE.indexOf('this'));
  await page.keyboard.press('Enter');
  await expect(selectedText(editor)).not.toContainText('Press Enter');
  await expect(selectedText(editor)).toContainText('this line.');
  const added = (await editor.treeLines()).filter((line) => !before.has(keyOf(line)));
  expect(added.map((line) => line.split(' ')[0])).toEqual(['paragraph', 'text']);
  const changed = editor.tree.locator('[data-changed=true]');
  expect(await changed.evaluateAll(types)).toEqual([
    'paragraph',
    'text',
    'paragraph',
    'text',
  ]);
});

test('a line turned into a heading gets a new block key and keeps its text key', async ({
  page,
}) => {
  const editor = await openPostEditor(page);
  await caretAtEndOf(editor, LAST_LINE);
  const [blockBefore = '', textBefore] = (await editor.treeLines()).slice(-2);
  await editor.toolbar.getByRole('button', {name: 'Heading'}).click();
  await expect(selectedText(editor)).toBeVisible();
  await expect.poll(async () => (await editor.treeLines()).at(-2)).toMatch(/^heading/);
  const [blockAfter = '', textAfter] = (await editor.treeLines()).slice(-2);
  expect(keyOf(blockAfter)).not.toBe(keyOf(blockBefore));
  expect(textAfter).toBe(textBefore);
});

test('undo brings back the tree with the keys it had', async ({page}) => {
  const editor = await openPostEditor(page);
  await caretAtEndOf(editor, LAST_LINE);
  const before = await editor.treeLines();
  await editor.toolbar.getByRole('button', {name: 'Heading'}).click();
  await expect.poll(editor.treeLines).not.toEqual(before);
  await editor.textbox.press('Control+z');
  await expect.poll(editor.treeLines).toEqual(before);
});

test('a selection made from right to left is backward', async ({page}) => {
  const editor = await openPostEditor(page);
  await caretAtEndOf(editor, LAST_LINE);
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(editor.selection).toContainText('RangeSelection, backward');
});

test('the JSON view has the document, but neither keys nor selection', async ({
  page,
}) => {
  await openPostEditor(page);
  const editor = secondEditor(page);
  await runEditor(editor);
  const panel = editor.frame.getByRole('tabpanel', {name: 'JSON'});
  const json: unknown = JSON.parse((await panel.textContent()) ?? '');
  expect(json).toMatchObject({root: {children: [{type: 'list', listType: 'bullet'}]}});
  expect(JSON.stringify(json)).not.toMatch(/"(key|__key|selection)":/);
  await editor.frame.getByRole('tab', {name: 'Node tree'}).click();
  await expect(editor.frame.getByRole('tabpanel', {name: 'Node tree'})).toContainText(
    'listitem',
  );
});

/** Moves the caret leftwards from the end of the last line. */
async function moveCaretTo(editor: PostEditor, offset: number): Promise<void> {
  for (let at = LAST_LINE.length; at > offset; at--) {
    await editor.textbox.press('ArrowLeft');
  }
  await expect(editor.selection).toContainText(`offset ${offset}`);
}

function keyOf(line: string): string | undefined {
  return line.split(' ')[1];
}

function types(entries: Element[]): (string | null)[] {
  return entries.map((entry) => entry.getAttribute('data-node-type'));
}
