import {expect} from '../support/test';
import {choose, type PlaygroundPage} from './playground';

/** Inserts a table by its dialog. */
export async function insertTable(
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

/** Chooses an entry of the menu of the table with the caret. */
export async function tableAction({page}: PlaygroundPage, name: string): Promise<void> {
  await page.getByRole('button', {name: 'Table actions'}).click();
  await page.locator('[role=menu] [role^=menuitem]', {hasText: name}).click();
}
