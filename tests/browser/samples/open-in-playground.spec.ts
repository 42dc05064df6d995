import {openHydrated} from '../support/hydration';
import {expect, test} from '../support/test';

test('a sample opens in the playground as code that its reader may run', async ({
  page,
}) => {
  await openHydrated(page, '/docs/getting-started/creating-plugin');
  const sample = page
    .locator('.code-sample', {has: page.locator('.code-open')})
    .first();
  const code = (await sample.locator('.code-tokens').textContent()) ?? '';
  await sample.getByRole('button', {name: 'Open in playground'}).click();
  await expect(page).toHaveURL(/\/playground#document=/);
  const run = page.getByRole('button', {name: 'Run the code of this link'});
  await run.click();
  await expect(
    page.frameLocator('iframe').locator('[data-own-code=running]'),
  ).toHaveCount(1);
  expect(code).toContain('defineExtension(');
});
