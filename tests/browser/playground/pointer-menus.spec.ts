import {expect, test} from '../support/test';
import {openEmpty, openPane} from './playground';

test('the button beside a block opens the menu of blocks below it', async ({page}) => {
  const {text} = await openEmpty(page);
  await page.keyboard.type('first');
  await page.keyboard.press('Enter');
  await page.keyboard.type('last');
  await text.getByText('first').hover();
  await page.getByRole('button', {name: 'Insert below'}).click();
  await page.getByRole('option', {name: 'Heading 2'}).click();
  await page.keyboard.type('between');
  await expect(text.locator(':scope > *')).toHaveText(['first', 'between', 'last']);
  await expect(text.getByRole('heading', {level: 2})).toHaveText('between');
});

test('the context menu pastes what the clipboard holds, with and without formats', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const playground = await openEmpty(page);
  const {text} = playground;
  await openPane(playground, 'Plugins');
  await playground.pane.getByRole('switch', {name: 'Context menu'}).check();
  await page.evaluate(() =>
    navigator.clipboard.write([
      new ClipboardItem({
        'text/html': new Blob(['<p><b>bold</b></p>'], {type: 'text/html'}),
        'text/plain': new Blob(['bold'], {type: 'text/plain'}),
      }),
    ]),
  );
  const choose = async (name: string) => {
    await text.locator('p').first().click({button: 'right'});
    await page.getByRole('menuitem', {name, exact: true}).click();
  };
  await choose('Paste as plain text');
  await expect(text).toHaveText('bold');
  await expect(text.locator('strong')).toHaveCount(0);
  await choose('Paste');
  await expect(text.locator('strong')).toHaveText('bold');
  await context.clearPermissions();
  await choose('Paste');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('this page isn’t allowed to read the clipboard');
  await expect(alert).toContainText('your permission to read the clipboard');
  await expect(alert).toContainText('Press Ctrl+V');
});

test('the context menu deletes what is selected, and the block under the pointer', async ({
  page,
}) => {
  const playground = await openEmpty(page);
  const {text} = playground;
  await openPane(playground, 'Plugins');
  await playground.pane.getByRole('switch', {name: 'Context menu'}).check();
  await text.focus();
  await page.keyboard.type('one two');
  await page.keyboard.press('Enter');
  await page.keyboard.type('three');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  const menuOf = async (words: string, name: string) => {
    await text.getByText(words).click({button: 'right', position: {x: 4, y: 8}});
    return page.getByRole('menuitem', {name, exact: true});
  };
  const blocks = text.locator(':scope > p');
  await (await menuOf('three', 'Delete')).click();
  await expect(blocks).toHaveText(['one two', '']);
  // Nothing is selected any more.
  await expect(await menuOf('one two', 'Delete')).toHaveCount(0);
  await page.getByRole('menuitem', {name: 'Delete block'}).click();
  await expect(blocks).toHaveText(['']);
  await page.keyboard.type('typed on');
  await expect(blocks).toHaveText(['typed on']);
  await (await menuOf('typed on', 'Delete block')).click();
  await expect(blocks).toHaveText(['']);
  await playground.toolbar.getByRole('button', {name: 'Undo'}).click();
  await expect(blocks).toHaveText(['typed on']);
});
