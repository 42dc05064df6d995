import {expect, test} from '../support/test';
import {choose, openEmpty, type PlaygroundPage} from './playground';

async function insertTable(
  playground: PlaygroundPage,
  rows: number,
  columns: number,
): Promise<void> {
  const {page} = playground;
  await choose(playground, 'Insert', 'Table…');
  const dialog = page.getByRole('dialog', {name: 'Insert a table'});
  await dialog.getByLabel('Rows').fill(String(rows));
  await dialog.getByLabel('Columns').fill(String(columns));
  await dialog.getByRole('button', {name: 'Insert'}).click();
  await expect(playground.text.getByRole('table')).toBeVisible();
}

async function tableAction({page}: PlaygroundPage, name: string): Promise<void> {
  await page.getByRole('button', {name: 'Table actions'}).click();
  await page.locator('[role=menu] [role^=menuitem]', {hasText: name}).click();
}

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
