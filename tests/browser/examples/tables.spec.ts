import {moveHeard} from '../support/caret';
import {expect, test} from '../support/test';
import {expectFitForAll, openExample, paste} from './support';

const NAME = 'tables';

test('rows and columns are inserted, deleted and undone, from the keyboard too', async ({
  page,
}) => {
  const surface = await openExample(page, NAME);
  const report = surface.getByRole('textbox', {name: 'Report'});
  const button = (name: string) => surface.getByRole('button', {name, exact: true});
  const rows = report.getByRole('row');
  await expect(button('Row below')).toHaveAttribute('aria-disabled', 'true');

  await report.getByText('0.49').click();
  await expect(button('Row below')).toHaveAttribute('aria-disabled', 'false');
  await button('Row below').click();
  await button('Column after').click();
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(2).getByRole('cell')).toHaveCount(4);
  await page.keyboard.press('Alt+F10');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(5);
  await expect(report).toBeFocused();

  await report.getByText('0.49').click();
  await page.keyboard.press('End');
  await page.keyboard.type('.1');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await moveHeard(report);
  await page.keyboard.press('Control+b');
  await expect(report.locator('td strong')).toHaveCount(1);
  await report.getByRole('columnheader').nth(1).click();
  await page.keyboard.type('Day');
  await expectFitForAll(surface);

  await report.getByText('0.49').click();
  await button('Delete row').click();
  await button('Delete column').click();
  await expect(rows).toHaveCount(4);
  await expect(report).not.toContainText('0.49');
  await report.press('ControlOrMeta+z');
  await report.press('ControlOrMeta+z');
  await expect(report).toContainText('0.49.1');
});

test('cells selected with Shift and arrows merge and split, and rows become headers', async ({
  page,
}) => {
  const surface = await openExample(page, NAME);
  const report = surface.getByRole('textbox', {name: 'Report'});
  const button = (name: string) => surface.getByRole('button', {name, exact: true});
  await expect(report.getByRole('columnheader')).toHaveText([
    'Release',
    'Date',
    'Changes',
  ]);
  await report.getByText('0.49').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(report.locator('.tables-selected')).toHaveCount(2);
  await expectFitForAll(surface);
  await button('Merge cells').click();
  await expect(report.locator('td[rowspan="2"]')).toContainText('0.49');
  await button('Split cell').click();
  await expect(report.locator('td[rowspan="2"]')).toHaveCount(0);
  await button('Header row').click();
  await expect(report.locator('tr:nth-child(2) th')).toHaveCount(3);
  await expect(button('Header row')).toHaveAttribute('aria-pressed', 'true');
});

test('a table is added at the caret, and a pasted one keeps its cells', async ({
  page,
}) => {
  const surface = await openExample(page, NAME);
  const report = surface.getByRole('textbox', {name: 'Report'});
  await surface.getByRole('button', {name: 'New table'}).click();
  await expect(report.getByRole('table')).toHaveCount(2);
  await page.keyboard.type('Typed');
  await expect(report.getByRole('columnheader', {name: 'Typed'})).toBeVisible();
  await report.locator('> p').first().click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await paste(report, {
    texts: {'text/html': '<table><tr><td>a</td><td>b</td></tr></table>'},
  });
  await expect(report.getByRole('table')).toHaveCount(3);
  await expect(report.getByRole('cell', {name: 'b', exact: true})).toBeVisible();
});
