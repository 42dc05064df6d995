import {expect, test} from '../support/test';
import {openEmpty, openPane, openPlayground, paste} from './playground';

test('a plugin that is switched off does nothing any more, and its nodes stay', async ({
  page,
}) => {
  const playground = await openPlayground(page);
  const {text, pane} = playground;
  await expect(text.getByRole('table')).toBeVisible();
  await openPane(playground, 'Plugins');
  await pane.getByRole('switch', {name: 'Tables'}).uncheck();
  await expect(text.getByRole('table')).toBeVisible();
  await playground.toolbar.getByRole('button', {name: 'Insert'}).click();
  await expect(page.getByRole('menuitem', {name: 'Image…'})).toBeVisible();
  await expect(page.getByRole('menuitem', {name: 'Table…'})).toHaveCount(0);
});

test('steps and node keys survive a switch', async ({page}) => {
  const playground = await openEmpty(page);
  await page.keyboard.type('kept');
  await openPane(playground, 'Plugins');
  await playground.pane.getByRole('switch', {name: 'Hashtags'}).uncheck();
  await playground.text.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' #tag');
  await expect(playground.text).toHaveText('kept #tag');
  await openPane(playground, 'Node tree');
  await expect(playground.pane.locator('[data-node-type=hashtag]')).toHaveCount(0);
  // Slow typing makes more than one step.
  await expect(async () => {
    await playground.toolbar.getByRole('button', {name: 'Undo'}).click();
    await expect(playground.text).toHaveText('', {timeout: 200});
  }).toPass();
});

test('plain text replaces rich text; what needs rich text waits and says for what', async ({
  page,
}) => {
  const playground = await openEmpty(page);
  const {pane, toolbar} = playground;
  await openPane(playground, 'Plugins');
  await pane.getByRole('switch', {name: 'Plain text'}).check();
  await expect(pane.getByRole('switch', {name: 'Rich text'})).not.toBeChecked();
  await expect(pane.getByRole('switch', {name: 'Tables'})).toHaveAccessibleDescription(
    /Waits for: Rich text/,
  );
  await expect(toolbar.getByRole('button', {name: 'Bold'})).toHaveCount(0);
  await playground.text.focus();
  await page.keyboard.type('# no heading');
  await expect(playground.text.getByRole('heading')).toHaveCount(0);
  await pane.getByRole('button', {name: 'Defaults'}).click();
  await expect(toolbar.getByRole('button', {name: 'Bold'})).toBeVisible();
});

test('the character limit marks what goes beyond', async ({page}) => {
  const playground = await openEmpty(page);
  await openPane(playground, 'Plugins');
  await playground.pane.getByRole('switch', {name: 'Character limit'}).check();
  await playground.text.focus();
  await page.keyboard.insertText('x'.repeat(510));
  await expect(page.getByText('-10 of 500 characters left')).toBeVisible();
  await openPane(playground, 'Node tree');
  await expect(playground.pane.locator('[data-node-type=overflow]')).toHaveCount(1);
});

test('every switch can be turned, one after the other, without an error', async ({
  page,
}) => {
  test.slow();
  const playground = await openPlayground(page);
  await openPane(playground, 'Plugins');
  const switches = playground.pane.getByRole('switch');
  const count = await switches.count();
  expect(count).toBeGreaterThan(35);
  for (let at = 0; at < count; at++) {
    await switches.nth(at).click();
    await expect(playground.text).toContainText('Try Lexical');
  }
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('strict lists have no item that is two levels deeper than the one above', async ({
  page,
}) => {
  const playground = await openEmpty(page);
  const deepest = playground.text.locator('ul ul ul');
  await openPane(playground, 'Plugins');
  const strict = page.getByRole('switch', {name: 'One level at a time'});
  for (const isStrict of [false, true]) {
    await strict.setChecked(isStrict);
    await playground.text.focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
    await paste(playground.text, {
      'text/html':
        '<ul><li>one</li><li><ul><li><ul><li>two</li></ul></li></ul></li></ul>',
    });
    await expect(playground.text).toContainText('two');
    await expect(deepest).toHaveCount(isStrict ? 0 : 1);
  }
});

test('a box is checked with or without a move of the focus', async ({page}) => {
  const playground = await openEmpty(page);
  const {text} = playground;
  await page.keyboard.press('Control+Alt+9');
  await page.keyboard.type('task');
  await openPane(playground, 'Plugins');
  const quiet = page.getByRole('switch', {name: 'Check without focus'});
  const task = text.getByRole('checkbox', {name: 'task'});
  for (const isQuiet of [true, false]) {
    await quiet.setChecked(isQuiet);
    await quiet.focus();
    await task.click({position: {x: 6, y: 10}});
    await expect(task).toBeChecked({checked: isQuiet});
    expect(await quiet.evaluate((element) => element === document.activeElement)).toBe(
      isQuiet,
    );
  }
});

test('typing performance counts key presses', async ({page}) => {
  const playground = await openEmpty(page);
  await openPane(playground, 'Plugins');
  await playground.pane.getByRole('switch', {name: 'Typing performance'}).check();
  const times = page.getByRole('group', {name: 'Typing performance'});
  await expect(times).toHaveText('Type to see how long a key press takes.');
  await playground.text.focus();
  await page.keyboard.type('abc');
  await expect(times).toHaveText(
    /^From key press to drawn text: \d+ ms the last, \d+ ms the middle of 3, \d+ ms the slowest$/,
  );
});
