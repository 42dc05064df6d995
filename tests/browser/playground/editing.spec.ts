import {expect, test} from '../support/test';
import {choose, openEmpty, paste, readJson} from './playground';

test('typed text can be formatted by keyboard and button, undone and redone', async ({
  page,
}) => {
  const {text, toolbar} = await openEmpty(page);
  await page.keyboard.type('one two');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await expect(page.getByRole('toolbar', {name: 'Selection'})).toBeVisible();
  await page.keyboard.press('Control+b');
  await expect(text.locator('strong')).toHaveText('two');
  await expect(toolbar.getByRole('button', {name: 'Bold'})).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await toolbar.getByRole('button', {name: 'Italic'}).click();
  await expect(text.locator('strong')).toHaveCSS('font-style', 'italic');
  await toolbar.getByRole('button', {name: 'Undo'}).click();
  await toolbar.getByRole('button', {name: 'Undo'}).click();
  await expect(text.locator('strong')).toHaveCount(0);
  await expect(text).toHaveText('one two');
  await toolbar.getByRole('button', {name: 'Redo'}).click();
  await expect(text.locator('strong')).toHaveText('two');
});

test('blocks, colors, alignment and rarer formats are set from the menus', async ({
  page,
}) => {
  const playground = await openEmpty(page);
  const {text} = playground;
  await page.keyboard.type('colorful');
  await choose(playground, /^Block type/, 'Heading 2');
  await expect(text.getByRole('heading', {level: 2})).toHaveText('colorful');
  await page.keyboard.press('Control+a');
  await playground.toolbar.getByRole('button', {name: 'Text color'}).click();
  await page.getByRole('menuitemradio', {name: 'Green'}).click();
  await expect(text.locator('span', {hasText: 'colorful'})).toHaveCSS(
    'color',
    'rgb(27, 110, 60)',
  );
  await choose(playground, 'Alignment', 'Center');
  await expect(text.getByRole('heading')).toHaveCSS('text-align', 'center');
  await choose(playground, 'More formats', 'Strikethrough');
  await choose(playground, 'More formats', 'Clear formatting');
  const {root} = await readJson(playground);
  expect(root.children[0]).toMatchObject({
    type: 'heading',
    format: '',
    children: [{text: 'colorful', format: 0, style: ''}],
  });
});

test('pasted HTML keeps headings, links, lists, tables and bold text', async ({
  page,
}) => {
  const playground = await openEmpty(page);
  await paste(playground.text, {
    'text/html':
      '<h1>Title</h1><p>A <b>bold</b> <a href="https://example.org/">link</a></p><ul><li>Item</li></ul><table><tr><td>Cell</td></tr></table>',
    'text/plain': 'Title',
  });
  const {text} = playground;
  await expect(text.getByRole('heading', {level: 1})).toHaveText('Title');
  await expect(text.locator('strong')).toHaveText('bold');
  await expect(text.getByRole('link')).toHaveAttribute('href', 'https://example.org/');
  await expect(text.getByRole('listitem')).toHaveText('Item');
  await expect(text.getByRole('cell')).toHaveText('Cell');
});

test('Markdown turns into blocks and formats while one types', async ({page}) => {
  const {text} = await openEmpty(page);
  await page.keyboard.type('## Heading');
  await page.keyboard.press('Enter');
  await page.keyboard.type('some **bold** words');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- item');
  await expect(text.getByRole('heading', {level: 2})).toHaveText('Heading');
  await expect(text.locator('strong')).toHaveText('bold');
  await expect(text.getByRole('listitem')).toHaveText('item');
});

test('the slash menu inserts a block by keyboard alone, and tells which entry is meant', async ({
  page,
}) => {
  const {text} = await openEmpty(page);
  await page.keyboard.type('/');
  const menu = page.getByRole('group', {name: 'Insert a block'});
  await expect(menu.getByRole('option', {name: 'Horizontal rule'})).toBeVisible();
  await page.keyboard.type('head');
  await expect(menu.getByRole('option')).toHaveText(
    [1, 2, 3, 4, 5, 6].map((level) => `Heading ${level}`),
  );
  // A new list marks its first entry a moment later, which may undo an early arrow.
  await expect(async () => {
    const second = menu.getByRole('option', {name: 'Heading 2', selected: true});
    await page.keyboard.press('ArrowDown');
    await expect(second).toBeVisible({timeout: 500});
    await page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
    await expect(second).toBeVisible({timeout: 1});
  }).toPass();
  await expect(text).toHaveAttribute('aria-activedescendant', 'typeahead-item-1');
  await page.keyboard.press('Enter');
  await expect(menu).toBeHidden();
  await page.keyboard.type('Done');
  await expect(text.getByRole('heading', {level: 2})).toHaveText('Done');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/x');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
});

test('mentions, emoji and hashtags come from what is typed', async ({page}) => {
  const playground = await openEmpty(page);
  await page.keyboard.type('@gra');
  await expect(page.getByRole('option')).toHaveText(['GHGrace Hopper']);
  await page.keyboard.press('Enter');
  await page.keyboard.type(':rock');
  await expect(page.getByRole('option', {name: 'rocket'})).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.type('#launch ');
  await expect(playground.text).toContainText('@Grace Hopper 🚀 #launch');
  const {root} = await readJson(playground);
  const types = root.children[0]?.children?.map(({type}) => type);
  expect(types).toEqual(['mention', 'text', 'hashtag', 'text']);
});

test('a link is set by Ctrl+K, shown where the caret is in it, and removed', async ({
  page,
}) => {
  const {text} = await openEmpty(page);
  await page.keyboard.type('read the docs');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await expect(page.getByRole('toolbar', {name: 'Selection'})).toBeVisible();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', {name: 'Link'});
  await dialog.getByLabel('Address').fill('no address');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Address')).toHaveAccessibleDescription(
    /This isn’t a URL/,
  );
  await dialog.getByLabel('Address').fill('lexical.dev/docs');
  await page.keyboard.press('Enter');
  await expect(text.getByRole('link')).toHaveAttribute(
    'href',
    'https://lexical.dev/docs',
  );
  const editor = page.getByRole('group', {name: 'Link'});
  await expect(editor.getByRole('link')).toHaveText('https://lexical.dev/docs');
  await editor.getByRole('button', {name: 'Remove link'}).click();
  await expect(text.getByRole('link')).toHaveCount(0);
  await expect(text).toHaveText('read the docs');
});

test('code is colored once its highlighter is loaded, and its language can be changed', async ({
  page,
}) => {
  const playground = await openEmpty(page);
  await page.keyboard.type('```typescript');
  await page.keyboard.press('Enter');
  await page.keyboard.type("const name = 'Ada';");
  const keyword = playground.text.locator('code span', {hasText: /^const$/});
  await expect(keyword).toHaveCSS('color', 'rgb(114, 54, 176)');
  await choose(playground, 'Language: TypeScript', 'Plain text');
  await expect(keyword).toHaveCount(0);
  await expect(playground.text.locator('code')).toContainText("const name = 'Ada';");
});

test('a check list is ticked by pointer and by Space', async ({page}) => {
  const playground = await openEmpty(page);
  await choose(playground, /^Block type/, 'Check list');
  await page.keyboard.type('Tick me');
  const box = playground.text.getByRole('checkbox');
  await expect(box).toHaveAttribute('aria-checked', 'false');
  await box.click({position: {x: 8, y: 12}});
  await expect(box).toHaveAttribute('aria-checked', 'true');
  await page.keyboard.press('Space');
  await expect(box).toHaveAttribute('aria-checked', 'false');
});

test('a selection shows the floating toolbar, and a mark wraps it', async ({page}) => {
  const playground = await openEmpty(page);
  await page.keyboard.type('remark');
  await expect(page.getByRole('toolbar', {name: 'Selection'})).toBeHidden();
  await page.keyboard.press('Control+a');
  const floating = page.getByRole('toolbar', {name: 'Selection'});
  await floating.getByRole('button', {name: 'Underline'}).click();
  await choose(playground, 'More formats', 'Mark the selection');
  await expect(playground.text.locator('mark')).toHaveText('remark');
});
