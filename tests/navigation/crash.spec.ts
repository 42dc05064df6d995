import type {Page} from '@playwright/test';

import {openHydrated} from '../support/hydration';
import {expect, test} from '../support/test';

const START = '/docs/intro';
const TARGET = '/docs/getting-started/theming';

test.describe('a page that cannot render', () => {
  test.use({expectedMessages: [/outer problem|inner problem|Minified React error/]});

  test('shows its error with the chain of causes, titled "Page Error"', async ({
    page,
  }) => {
    await crashOnNextRender(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      'This page crashed.',
    );
    await expect(page.locator('main')).toContainText('outer problem');
    await expect(page.locator('main')).toContainText('Cause:');
    await expect(page.locator('main')).toContainText('inner problem');
    await expect(page).toHaveTitle(/^Page Error/);
  });

  test('is rendered anew by "Try again" when the cause has gone', async ({page}) => {
    await crashOnNextRender(page);
    await page.evaluate(() => {
      Reflect.deleteProperty(window, 'crashOnRender');
    });
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/theming/i);
  });
});

/**
 * Goes to a page whose rendering throws: each script that arrives late gets a guard in front of
 * the `jsx` calls that it makes, which throws as long as the window says so.
 */
async function crashOnNextRender(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: {effectiveType: '4g', saveData: true},
    });
  });
  await openHydrated(page, START);
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({response, body: withCrash(body)});
  });
  await page.evaluate(() => {
    Object.assign(window, {crashOnRender: true});
  });
  await page.locator(`.menu__link[href="${TARGET}"]`).click();
}

/** Makes the MDX page's component throw while the window says so. */
function withCrash(script: string): string {
  const crash =
    'if(window.crashOnRender)throw new Error("outer problem",{cause:new Error("inner problem")});';
  return script.replace(
    /function MDXContent\([^)]*\)\{|(?<=function [\w$]+\((?<props>[\w$]+)=\{\}\)\{)/,
    (start) => start + crash,
  );
}
