import type {Page, Route} from '@playwright/test';

import {openHydrated, showReader} from '../support/hydration';
import {expect, test} from '../support/test';

const START = '/docs/getting-started/quick-start';
const TARGET = '/docs/getting-started/theming';
const targetLink = (page: Page) => page.locator(`.menu__link[href="${TARGET}"]`);

/** Lets the visitor's own navigation, not a prefetch, ask for the next page's code. */
async function withoutPrefetch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: {effectiveType: '4g', saveData: true},
    });
  });
}

/** A promise that the test resolves when it has seen what it waits for. */
function closedGate(): {opened: Promise<void>; open: () => void} {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return {opened, open: () => open()};
}

/** Hands each script that is asked for after the page is there to `handler`. */
async function interceptLaterScripts(
  page: Page,
  handler: (route: Route) => Promise<void>,
): Promise<void> {
  await page.route('**/assets/js/*.js', handler);
}

/** Keeps each script that is asked for from now on back until the gate is opened. */
async function holdBackLaterScripts(page: Page): Promise<{open: () => void}> {
  const gate = closedGate();
  await interceptLaterScripts(page, async (route) => {
    await gate.opened;
    await route.continue();
  });
  return gate;
}

test('the current page stays visible until the next page is loaded', async ({page}) => {
  await withoutPrefetch(page);
  await openHydrated(page, START);
  await showReader(page);
  const gate = await holdBackLaterScripts(page);
  await targetLink(page).click();
  await expect(page).toHaveURL(new RegExp(TARGET));
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/quick start/i);
  gate.open();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/theming/i);
});

test('a progress bar starts 200 ms after a path change and ends with the update', async ({
  page,
}) => {
  await withoutPrefetch(page);
  await openHydrated(page, START);
  await showReader(page);
  const gate = await holdBackLaterScripts(page);
  await page.evaluate(() => {
    window.addEventListener(
      'click',
      () => {
        const clicked = performance.now();
        new MutationObserver((_records, observer) => {
          if (document.getElementById('nprogress')) {
            observer.disconnect();
            document.body.dataset['progressDelay'] = String(
              performance.now() - clicked,
            );
          }
        }).observe(document.body, {childList: true, subtree: true});
      },
      {capture: true},
    );
  });
  await targetLink(page).click();
  await expect(page.locator('#nprogress .bar')).toBeVisible();
  const delay = Number(await page.locator('body').getAttribute('data-progress-delay'));
  expect(delay).toBeGreaterThanOrEqual(199);
  expect(delay).toBeLessThan(1500);
  gate.open();
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test('a fast change of page shows no progress bar', async ({page}) => {
  await openHydrated(page, START);
  await showReader(page);
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.getElementById('nprogress')) {
        document.body.dataset['progressSeen'] = 'true';
      }
    }).observe(document.body, {childList: true});
  });
  await targetLink(page).hover();
  await page.waitForLoadState('networkidle');
  await targetLink(page).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/theming/i);
  await expect(page.locator('body')).not.toHaveAttribute('data-progress-seen', 'true');
});

test.describe('when the code of the next page cannot be loaded', () => {
  test.use({expectedMessages: [/Loading chunk|ChunkLoadError|ERR_FAILED/]});

  test('a warning is logged and the page reloads at the new address', async ({
    page,
  }) => {
    await withoutPrefetch(page);
    await openHydrated(page, START);
    await showReader(page);
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') {
        warnings.push(message.text());
      }
    });
    await page.evaluate(() => {
      document.body.dataset['visit'] = 'first';
    });
    let failed = false;
    await interceptLaterScripts(page, async (route) => {
      if (failed) {
        await route.continue();
      } else {
        failed = true;
        await route.abort();
      }
    });
    await targetLink(page).click();
    await expect(page.locator('body')).not.toHaveAttribute('data-visit', 'first');
    await expect(page).toHaveURL(new RegExp(TARGET));
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/theming/i);
    expect(warnings.join('\n')).toMatch(/chunk/i);
  });
});
