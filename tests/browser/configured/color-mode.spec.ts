import {openHydrated} from '../support/hydration';
import {expect, test} from './support/test';

test('without the system preference the switch toggles between light and dark', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await openHydrated(page, 'docs/intro');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  const toggle = page
    .locator('.navbar')
    .getByRole('button', {name: /Switch between dark and light mode/});
  await toggle.click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await toggle.click();
  await expect(html).toHaveAttribute('data-theme', 'light');
  await expect(html).toHaveAttribute('data-theme-choice', 'light');
});
