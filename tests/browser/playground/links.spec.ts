import {expect, test} from '../support/test';
import {openEmpty} from './playground';

test('a link gets a title, a new tab and a word for search engines, and loses them again', async ({
  page,
}) => {
  const {text} = await openEmpty(page);
  await page.keyboard.type('docs');
  await page.keyboard.press('Control+a');
  await expect(page.getByRole('toolbar', {name: 'Selection'})).toBeVisible();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', {name: 'Link'});
  await dialog.getByLabel('Address').fill('example.org');
  await dialog.getByLabel('Title').fill('Read me');
  await dialog.getByLabel('Open in a new tab').check();
  await dialog.getByLabel('Ask search engines').check();
  await dialog.getByRole('button', {name: 'Set link'}).click();
  const link = text.getByRole('link');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener nofollow');
  await expect(link).toHaveAttribute('title', 'Read me');
  await page.getByRole('button', {name: 'Edit link'}).click();
  await expect(dialog.getByLabel('Title')).toHaveValue('Read me');
  await expect(dialog.getByLabel('Open in a new tab')).toBeChecked();
  await dialog.getByLabel('Title').fill('');
  await dialog.getByLabel('Open in a new tab').uncheck();
  await dialog.getByRole('button', {name: 'Set link'}).click();
  await expect(link).not.toHaveAttribute('target');
  await expect(link).not.toHaveAttribute('title');
  await expect(link).toHaveAttribute('rel', 'nofollow');
  await expect(link).toHaveAttribute('href', 'https://example.org');
});
