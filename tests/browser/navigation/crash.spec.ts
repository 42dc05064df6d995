import type {Page} from '@playwright/test';

import {blockScripts} from '../support/block-scripts';
import {openHydrated, waitUntilHydrated} from '../support/hydration';
import {expect, test} from '../support/test';

const START = '/docs/getting-started/quick-start';
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
      {useInnerText: true},
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

test.describe('a crash that takes the layout with it', () => {
  test.use({expectedMessages: [/problem|navbar item failed/]});

  test('shows the message with its causes, titled "Page Error", and can be tried again', async ({
    page,
  }) => {
    await openHydrated(page, '/docs/intro');
    await breakProperty(page, 'isNavLink', 'problem of the links');
    await renderAnew(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      'This page crashed.',
    );
    await expect(page.locator('main')).toContainText(
      /problem of the links\s+Cause:\s+inner problem/,
      {useInnerText: true},
    );
    await expect(page).toHaveTitle('Page Error');
    await page.evaluate(() => {
      Reflect.deleteProperty(Object.prototype, 'isNavLink');
    });
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction');
    await expect(page).toHaveTitle(/^Introduction .*\| Lexical$/);
  });

  test("shows the page's own message first where the page crashed before", async ({
    page,
  }) => {
    await openHydrated(page, START);
    await breakProperty(page, 'hide_table_of_contents', 'problem of the page');
    await page.locator(`.menu__link[href="${TARGET}"]`).click();
    await expect(page).toHaveTitle('Page Error');
    await breakProperty(page, 'isNavLink', 'problem of the links');
    await renderAnew(page);
    await expect(page.locator('main')).toContainText(
      /problem of the page\s+Cause:\s+inner problem.*problem of the links/s,
      {useInnerText: true},
    );
    await expect(page).toHaveTitle('Page Error');
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
    await expect(retry.locator('xpath=../..')).toContainText(/chunk/i, {
      useInnerText: true,
    });
    await unblock();
    await retry.click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/theming/i);
  });
});

/** Lets all links look at the address again, and so the layout. */
async function renderAnew(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.history.pushState({key: 'a', state: undefined}, '', '?again');
    window.dispatchEvent(new PopStateEvent('popstate', {state: {key: 'a'}}));
  });
}

/** Makes whatever reads a property that nobody has set throw. */
async function breakProperty(page: Page, name: string, message: string): Promise<void> {
  await page.evaluate(
    ([property = '', text]) => {
      Object.defineProperty(Object.prototype, property, {
        configurable: true,
        get() {
          throw new Error(text, {cause: new Error('inner problem')});
        },
        set(value) {
          Object.defineProperty(this, property, {value, writable: true});
        },
      });
    },
    [name, message],
  );
}

/** Goes to a document that throws while it reads its front matter. */
async function openCrashingPage(page: Page): Promise<void> {
  await openHydrated(page, START);
  await breakProperty(page, 'hide_table_of_contents', 'outer problem');
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
