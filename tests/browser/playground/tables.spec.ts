import type {Locator, Page} from '@playwright/test';

import {expect, test} from '../support/test';
import {openEmpty, type PlaygroundPage} from './playground';
import {insertTable, tableAction} from './table-actions';

test('a table is inserted in the asked size, and grows and shrinks', async ({page}) => {
  const playground = await openEmpty(page);
  await insertTable(playground, 2, 3);
  const {text} = playground;
  await expect(text.getByRole('row')).toHaveCount(2);
  await expect(text.getByRole('columnheader')).toHaveCount(3);
  await text.getByRole('cell').first().click();
  await page.keyboard.type('here');
  await tableAction(playground, 'Insert row above');
  await tableAction(playground, 'Insert column after');
  await expect(text.getByRole('row')).toHaveCount(3);
  await expect(text.locator('tr').last().locator('th, td')).toHaveCount(4);
  await expect(text.locator('tr').last()).toHaveText('here');
  await text.getByText('here').click();
  await tableAction(playground, 'Delete row');
  await expect(text).not.toContainText('here');
  await text.locator('tr').first().locator('th').first().click();
  await tableAction(playground, 'Header row');
  await expect(text.getByRole('columnheader')).toHaveCount(0);
  await tableAction(playground, 'Delete table');
  await expect(text.getByRole('table')).toHaveCount(0);
});

test('dragging along a row selects its cells, whatever floats above them', async ({
  page,
}) => {
  const playground = await openEmpty(page);
  await insertTable(playground, 3, 4);
  const row = playground.text.locator('tr').nth(1).locator('th, td');
  await row.first().click();
  await expect(page.getByRole('button', {name: 'Table actions'})).toBeVisible();
  const centers = await row.evaluateAll((cells) =>
    cells.map((cell) => {
      const {x, y, width, height} = cell.getBoundingClientRect();
      return {x: x + width / 2, y: y + height / 2};
    }),
  );
  await page.mouse.move(centers[0]?.x ?? 0, centers[0]?.y ?? 0);
  await page.mouse.down();
  for (const {x, y} of centers.slice(1)) await page.mouse.move(x, y, {steps: 20});
  await expect(page.getByRole('button', {name: 'Table actions'})).toHaveCount(0);
  await page.mouse.up();
  await tableAction(playground, 'Merge cells');
  await expect(playground.text.locator('tr').nth(1).locator('th, td')).toHaveCount(1);
  await expect(playground.text.locator('tr').nth(0).locator('th, td')).toHaveCount(4);
});

test('cells selected by keyboard are merged, and split again', async ({page}) => {
  const playground = await openEmpty(page);
  await insertTable(playground, 2, 2);
  const cells = playground.text.locator('td');
  await cells.first().click();
  await page.keyboard.type('left');
  await page.keyboard.press('Shift+ArrowRight');
  await tableAction(playground, 'Merge cells');
  await expect(cells).toHaveCount(1);
  await expect(cells.first()).toHaveAttribute('colspan', '2');
  await tableAction(playground, 'Unmerge cells');
  await expect(cells).toHaveCount(2);
  await expect(cells.first()).toHaveText('left');
});

test('with several rows or columns selected, as many are inserted and deleted', async ({
  page,
}) => {
  const playground = await openEmpty(page);
  await insertTable(playground, 3, 3);
  const {text} = playground;
  const rows = text.locator('tr');
  const columns = rows.first().locator('th');
  const cell = (row: number, column: number) => rows.nth(row).locator('td').nth(column);
  await rows.nth(1).locator('td').last().click();
  await page.keyboard.type('kept');
  await dragAcross(page, cell(1, 0), cell(2, 0));
  await tableAction(playground, 'Insert 2 rows above');
  await expect(rows).toHaveCount(5);
  await expect(rows.nth(3)).toHaveText('kept');
  await text.getByText('kept').click();
  await tableAction(playground, 'Insert row below');
  await expect(rows).toHaveCount(6);

  await dragAcross(page, cell(1, 0), cell(1, 1));
  await tableAction(playground, 'Insert 2 columns after');
  await expect(columns).toHaveCount(5);
  await expect(rows.nth(3).locator('td').last()).toHaveText('kept');
  await dragAcross(page, cell(1, 0), cell(1, 1));
  await tableAction(playground, 'Delete 2 columns');
  await expect(columns).toHaveCount(3);
  await dragAcross(page, cell(1, 0), cell(2, 0));
  await tableAction(playground, 'Delete 2 rows');
  await expect(rows).toHaveCount(4);
  await expect(text).toContainText('kept');
});

async function isChecked(playground: PlaygroundPage, name: string): Promise<boolean> {
  const {page} = playground;
  await page.getByRole('button', {name: 'Table actions'}).click();
  const item = page.locator('[role=menu] [role^=menuitem]', {hasText: name});
  const checked = await item.getAttribute('aria-checked');
  await page.keyboard.press('Escape');
  return checked === 'true';
}

test('rows and columns move with their text, as far as the edges', async ({page}) => {
  const playground = await openEmpty(page);
  await insertTable(playground, 3, 2);
  const {text} = playground;
  await text.locator('tr').nth(1).locator('th, td').first().click();
  await page.keyboard.type('a');
  await page.keyboard.press('Tab');
  await page.keyboard.type('b');
  await tableAction(playground, 'Move row down');
  await expect(text.locator('tr').nth(2)).toHaveText('ab');
  await tableAction(playground, 'Move column left');
  await expect(text.locator('tr').nth(2)).toHaveText('ba');
  await page.getByRole('button', {name: 'Table actions'}).click();
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem', {name: 'Move row down'})).toHaveCount(0);
  await expect(menu.getByRole('menuitem', {name: 'Move column left'})).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await playground.toolbar.getByRole('button', {name: 'Undo'}).click();
  await expect(text.locator('tr').nth(2)).toHaveText('ab');
});

test('the first row stays while a long table scrolls, and rows are striped', async ({
  page,
}) => {
  const playground = await openEmpty(page);
  await insertTable(playground, 20, 2);
  const {text} = playground;
  await text.locator('td').first().click();
  await tableAction(playground, 'Freeze first row');
  await tableAction(playground, 'Freeze first column');
  await tableAction(playground, 'Striped rows');
  expect(await isChecked(playground, 'Freeze first row')).toBe(true);
  const table = text.getByRole('table');
  const head = table.locator('tr').first();
  const top = await head.evaluate((row) => {
    const scroller = row.closest('table')?.parentElement;
    scroller?.scrollTo({top: 300});
    const place = (element: Element | null | undefined): number =>
      element?.getBoundingClientRect().top ?? NaN;
    const distance = place(row.firstElementChild) - place(scroller);
    // The menu belongs to the cell with the caret, which has to be in sight.
    scroller?.scrollTo({top: 0});
    return distance;
  });
  expect(Math.abs(top)).toBeLessThan(2);
  const colors = await table
    .locator('tr')
    .evaluateAll((rows) => rows.map((row) => getComputedStyle(row).backgroundColor));
  expect(colors[1]).not.toBe(colors[2]);
  expect(colors[1]).toBe(colors[3]);
  await tableAction(playground, 'Striped rows');
  expect(await isChecked(playground, 'Striped rows')).toBe(false);
});

test('cells align their text vertically', async ({page}) => {
  const playground = await openEmpty(page);
  await insertTable(playground, 2, 2);
  const cell = playground.text.locator('td').first();
  await cell.click();
  await tableAction(playground, 'Align to the bottom');
  await expect(cell).toHaveCSS('vertical-align', 'bottom');
  expect(await isChecked(playground, 'Align to the bottom')).toBe(true);
});

test('the menu of a table stays inside a low window', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 600});
  const playground = await openEmpty(page);
  await insertTable(playground, 6, 2);
  for (const row of [0, 2, 4]) {
    await playground.text.locator('td').nth(row).click();
    await page.getByRole('button', {name: 'Table actions'}).click();
    const menu = page.getByRole('menu', {name: 'Table actions'});
    await expect(menu).toHaveAttribute('data-placed');
    const box = await menu.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(600);
    await page.keyboard.press('Escape');
  }
});

test('the button of a table covers no text, and inside of tables no further one is offered', async ({
  page,
}) => {
  const playground = await openEmpty(page);
  // Wider than a phone: it scrolls.
  await insertTable(playground, 2, 6);
  const tools = page.getByRole('group', {name: 'Table', exact: true});
  for (const width of [390, 1440]) {
    await page.setViewportSize({width, height: 900});
    for (const cell of await playground.text.locator('th, td').all()) {
      await cell.click();
      await expect(tools).toHaveAttribute('data-placed', 'true');
      const {x = 0} = (await tools.boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(await endOf(playground.text.getByRole('table')));
    }
  }
  await page.getByRole('button', {name: 'Insert', exact: true}).click();
  await expect(page.getByRole('menuitem', {name: 'Image…'})).toBeVisible();
  await expect(page.getByRole('menuitem', {name: 'Table…'})).toHaveCount(0);
  await page.keyboard.press('Escape');
  await playground.text.locator('td').last().click();
  await page.keyboard.type('/ta');
  await expect(page.getByRole('option', {name: /Table/})).toHaveCount(0);
});

/** Selects cells with the pointer. */
async function dragAcross(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover();
  await page.mouse.down();
  const {x = 0, y = 0, width = 0, height = 0} = (await to.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2, {steps: 20});
  await page.mouse.up();
}

/** Where the part of a table that can be seen ends. */
function endOf(table: Locator): Promise<number> {
  return table.evaluate((element) => {
    const shown = [element, element.parentElement ?? element];
    return Math.min(...shown.map((part) => part.getBoundingClientRect().right));
  });
}
