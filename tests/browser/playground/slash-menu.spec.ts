import {expect, test} from '../support/test';
import {openEmpty} from './playground';

test('a size typed after the slash inserts a table of as many rows and columns', async ({
  page,
}) => {
  const {text, toolbar} = await openEmpty(page);
  await page.keyboard.type('/3x4');
  const option = page.getByRole('option');
  await expect(option).toHaveText(['Table: 3 rows, 4 columns']);
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(text.getByRole('row')).toHaveCount(3);
  await expect(text.getByRole('row').first().getByRole('columnheader')).toHaveCount(4);
  await expect(text.getByRole('cell')).toHaveCount(8);
  await expect(text).not.toContainText('3x4');
  await toolbar.getByRole('button', {name: 'Undo'}).click();
  await expect(text.getByRole('table')).toHaveCount(0);
});

test('a size that is no table, and one inside of a table, offers nothing', async ({
  page,
}) => {
  const {text} = await openEmpty(page);
  await page.keyboard.type('/1x1');
  await expect(page.getByRole('option')).toHaveText(['Table: 1 row, 1 column']);
  await page.keyboard.type('0');
  await expect(page.getByRole('option')).toHaveText(['Table: 1 row, 10 columns']);
  await page.keyboard.type('0');
  await expect(page.getByRole('option')).toHaveCount(0);
  for (let times = 0; times < 3; times++) await page.keyboard.press('Backspace');
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await text.getByRole('columnheader').first().click();
  await page.keyboard.type('/2x2');
  await expect(text.getByRole('columnheader').first()).toHaveText('/2x2');
  await expect(page.getByRole('option')).toHaveCount(0);
});
