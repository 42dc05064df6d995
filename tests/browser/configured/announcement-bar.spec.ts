import {expect, test} from './support/test';

test('a link of the announcement bar stays below the base URL and keeps the document', async ({
  page,
}) => {
  await page.goto('docs/intro');
  const link = page.getByRole('banner').getByRole('link', {name: 'see changes'});
  await expect(link).toHaveAttribute('href', '/lexical/docs/upgrade');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
  await link.click();
  await expect(page).toHaveURL(/\/lexical\/docs\/upgrade$/);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});
