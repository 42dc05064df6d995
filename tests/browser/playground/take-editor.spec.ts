import {expect, test} from '../support/test';
import {openPane, openPlayground} from './playground';

test('the switches lead to the builder as choices, and what it does not have is named', async ({
  page,
}) => {
  const playground = await openPlayground(page);
  await openPane(playground, 'Plugins');
  await page.getByRole('switch', {name: 'Tab indents'}).check();
  await page.getByRole('switch', {name: 'Hashtags'}).uncheck();
  await page.getByRole('link', {name: 'Take this editor'}).click();
  await expect(page).toHaveURL(/\/docs\/builder\?features=/);
  await expect(page.getByRole('checkbox', {name: /^Tables/})).toBeChecked();
  await expect(
    page.getByRole('checkbox', {name: /^The Tab key indents/}),
  ).toBeChecked();
  await expect(page.getByRole('checkbox', {name: /^Hashtags/})).not.toBeChecked();
  await expect(page.getByRole('checkbox', {name: /^Equations/})).toBeChecked();
  await expect(page.getByText(/^The builder does not have/)).toContainText('mentions');
});
