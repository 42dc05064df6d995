import type {Page} from '@playwright/test';

import {blockScripts} from '../support/block-scripts';
import {openHydrated, waitUntilHydrated} from '../support/hydration';
import {expect, test} from '../support/test';

const TARGET = '/docs/getting-started/theming';

test.describe('a page that cannot render', () => {
  test.use({expectedMessages: [/outer problem/]});

  test('shows its error with the chain of causes, titled "Page Error"', async ({
    page,
  }) => {
    await openCrashingPage(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      'This page crashed.',
    );
    await expect(page.locator('main')).toContainText(
      /outer problem\s+Cause:\s+inner problem/,
    );
    await expect(page).toHaveTitle('Page Error');
  });

  test('is rendered anew by "Try again" when the cause has gone', async ({page}) => {
    await openCrashingPage(page);
    await expect(page).toHaveTitle('Page Error');
    await page.evaluate(() => {
      Reflect.deleteProperty(Object.prototype, 'hide_table_of_contents');
    });
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/theming/i);
    await expect(page).toHaveTitle(/Theming.* \| Lexical/);
  });
});

test.describe('a page whose code fails to load while it is rendered', () => {
  test.use({expectedMessages: [/chunk|ERR_FAILED|onRecoverableError|Minified React/i]});

  test('shows the error in a red box, and "Retry" loads the page', async ({page}) => {
    await keepWrittenAddress(page);
    const unblock = await blockScripts(page, `"permalink":"${TARGET}"`);
    await page.goto(`${TARGET}.html`);
    const retry = page.getByRole('button', {name: 'Retry'});
    await expect(retry).toBeVisible();
    await expect(retry.locator('xpath=../..')).toHaveCSS(
      'background-color',
      'rgb(250, 56, 62)',
    );
    await expect(retry.locator('xpath=../..')).toContainText(/chunk/i);
    await unblock();
    await retry.click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/theming/i);
  });
});

/** Goes to a document that throws while it reads its front matter. */
async function openCrashingPage(page: Page): Promise<void> {
  await openHydrated(page, '/docs/intro');
  await page.evaluate(() => {
    Object.defineProperty(Object.prototype, 'hide_table_of_contents', {
      configurable: true,
      get() {
        throw new Error('outer problem', {cause: new Error('inner problem')});
      },
    });
  });
  await page.locator(`.menu__link[href="${TARGET}"]`).click();
}

/** The one way to a page whose code was not loaded first: an address that stays as written. */
async function keepWrittenAddress(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.history.replaceState = () => undefined;
  });
}

test('a page opened by its .html address hydrates and shows the bare path', async ({
  page,
}) => {
  await page.goto(`${TARGET}.html?q=1#colors`);
  await waitUntilHydrated(page);
  await expect(page).toHaveURL(new RegExp(`${TARGET}\\?q=1#colors$`));
});
