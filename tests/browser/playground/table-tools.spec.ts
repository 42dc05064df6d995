import {expect, test} from '../support/test';
import {openEmpty, paste} from './playground';
import {insertTable, tableAction} from './table-actions';

test('a column is resized by dragging its edge, in one step, and from the menu', async ({
  page,
}) => {
  const playground = await openEmpty(page);
  await insertTable(playground, 2, 3);
  const {text, toolbar} = playground;
  const first = text.locator('th').first();
  const second = text.locator('th').nth(1);
  const widthOf = async (cell: typeof first): Promise<number> =>
    Math.round((await cell.boundingBox())?.width ?? 0);
  const [before, neighbor] = [await widthOf(first), await widthOf(second)];
  const box = await first.boundingBox();
  const [x, y] = [(box?.x ?? 0) + before - 2, (box?.y ?? 0) + 10];
  await page.mouse.move(x, y);
  await expect(page.locator('[data-table-edge=column]')).toBeVisible();
  await page.mouse.down();
  await page.mouse.move(x + 30, y);
  await page.mouse.move(x + 60, y);
  await page.mouse.up();
  await expect.poll(() => widthOf(first)).toBe(before + 60);
  expect(Math.abs((await widthOf(second)) - neighbor)).toBeLessThanOrEqual(1);
  await toolbar.getByRole('button', {name: 'Undo'}).click();
  await expect.poll(() => widthOf(first)).toBe(before);
  await second.click();
  await tableAction(playground, 'Widen column');
  await expect.poll(() => widthOf(second)).toBe(neighbor + 40);
  await tableAction(playground, 'Narrow column');
  await expect.poll(() => widthOf(second)).toBe(neighbor);
});

test('a row is resized by dragging its edge, in one step, and from the menu', async ({
  page,
}) => {
  const playground = await openEmpty(page);
  await insertTable(playground, 3, 2);
  const {text, toolbar} = playground;
  const cell = text.locator('td').first();
  const height = async (): Promise<number> =>
    Math.round((await cell.boundingBox())?.height ?? 0);
  const before = await height();
  const box = await cell.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 30, (box?.y ?? 0) + before - 2];
  await page.mouse.move(x, y);
  await expect(page.locator('[data-table-edge=row]')).toBeVisible();
  await page.mouse.down();
  await page.mouse.move(x, y + 20);
  await page.mouse.move(x, y + 40);
  await page.mouse.up();
  await expect.poll(height).toBe(before + 40);
  await toolbar.getByRole('button', {name: 'Undo'}).click();
  await expect.poll(height).toBe(before);
  await cell.click();
  await tableAction(playground, 'Heighten row');
  await expect.poll(height).toBe(before + 20);
  await tableAction(playground, 'Lower row');
  await expect.poll(height).toBe(before);
});

test('bars beside the table under the pointer add a row and a column, with the caret in it', async ({
  page,
}) => {
  const playground = await openEmpty(page);
  await insertTable(playground, 2, 2);
  const {text} = playground;
  await text.locator('td').first().hover();
  await page.getByRole('button', {name: 'Add a row'}).click();
  await expect(text.locator('tr')).toHaveCount(3);
  await page.keyboard.type('new row');
  await expect(text.locator('tr').last().locator('td').first()).toHaveText('new row');
  await text.locator('td').first().hover();
  await page.getByRole('button', {name: 'Add a column'}).click();
  await expect(text.locator('tr').first().locator('th')).toHaveCount(3);
  await page.mouse.move(2, 2);
  await expect(page.getByRole('button', {name: 'Add a row'})).toHaveCount(0);
});

test('rows are sorted by a column, below the header, numbers by their value', async ({
  page,
}) => {
  const playground = await openEmpty(page);
  const {text} = playground;
  const rows = ['Size', '10', '', '9', '100'].map(
    (cell, index) => `<tr><t${index ? 'd' : 'h'}>${cell}</t${index ? 'd' : 'h'}></tr>`,
  );
  await paste(text, {'text/html': `<table>${rows.join('')}</table>`});
  const cells = text.locator('tr');
  await cells.nth(1).click();
  await tableAction(playground, 'Sort rows, ascending');
  await expect(cells).toHaveText(['Size', '9', '10', '100', '']);
  await cells.nth(1).click();
  await tableAction(playground, 'Sort rows, descending');
  await expect(cells).toHaveText(['Size', '100', '10', '9', '']);
});

test('colors of cells are chosen by name, and a screen reader hears the name', async ({
  page,
}) => {
  const playground = await openEmpty(page);
  await insertTable(playground, 3, 2);
  const {text} = playground;
  const cells = text.locator('td');
  await cells.first().click();
  await page.keyboard.press('Shift+ArrowRight');
  await page.getByRole('button', {name: 'Cell color', exact: true}).click();
  const menu = page.getByRole('menu', {name: 'Cell color'});
  const names = ['None', 'Gray', 'Red', 'Orange', 'Yellow', 'Green', 'Blue', 'Purple'];
  const colors = menu.getByRole('menuitemradio');
  await expect(colors).toHaveText(names);
  for (const name of names) {
    await expect(menu.getByRole('menuitemradio', {name, exact: true})).toBeVisible();
  }
  await page.keyboard.press('p');
  await expect(menu.getByRole('menuitemradio', {name: 'Purple'})).toBeFocused();
  await page.keyboard.press('Enter');
  const plain = await cells
    .last()
    .evaluate((cell) => getComputedStyle(cell).backgroundColor);
  for (const cell of [cells.first(), cells.nth(1)]) {
    await expect(cell).not.toHaveCSS('background-color', plain);
  }
  await cells.first().click();
  await page.getByRole('button', {name: 'Cell color', exact: true}).click();
  await expect(menu.getByRole('menuitemradio', {checked: true})).toHaveText('Purple');
});

test('cells get a color of the palette or any other, and lose it', async ({page}) => {
  const playground = await openEmpty(page);
  await insertTable(playground, 2, 2);
  const cell = playground.text.locator('td').first();
  const plain = await cell.evaluate((td) => getComputedStyle(td).backgroundColor);
  await cell.click();
  const pick = async (name: string) => {
    await page.getByRole('button', {name: 'Cell color', exact: true}).click();
    await page.getByRole('menuitemradio', {name}).click();
  };
  await pick('Green');
  await expect(cell).not.toHaveCSS('background-color', plain);
  await page.getByLabel('Other cell color').fill('#123456');
  await expect(cell).toHaveCSS('background-color', 'rgb(18, 52, 86)');
  await cell.click();
  await pick('None');
  await expect(cell).toHaveCSS('background-color', plain);
});
