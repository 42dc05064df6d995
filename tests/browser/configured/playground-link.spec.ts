import {expect, test} from './support/test';

test('the navbar leads to the playground that the deployment names', async ({page}) => {
  await page.goto('./');
  const link = page.locator('.navbar__link', {hasText: 'Playground'}).first();
  await expect(link).toHaveAttribute('href', 'https://playground.test/try');
});
