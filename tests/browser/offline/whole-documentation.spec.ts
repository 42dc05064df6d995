import type {CDPSession, Page} from '@playwright/test';

import {withoutPrefetch} from '../every-page/sweep';
import {violations} from '../support/audit';
import {countKept, expect, test} from './support/test';

const CONTROL_PAGE = '/docs/faq#read-offline';
const KEEP = 'Keep the whole documentation on this device';
const KEPT = /The whole documentation is on this device \([\d.]+ MB\)/;
const SOME_PAGES = /^docs\/(?:faq|intro|concepts\/[\w-]+)\/index\.html$/;
/** What waits for it is amid a download, however fast the machine is. */
const ONE_PAGE = 'docs/intro/index.html';
const DOWNLOAD_MS = 240_000;
/** Less than these pages take, and more than what every page needs. */
const LITTLE = 6_000_000;

test.describe.configure({timeout: 400_000});

test('with everything kept, pages and the playground open without a network', async ({
  page,
  context,
}) => {
  await openControl(page);
  await expect(status(page)).toHaveText(
    /^Takes \d+ MB on this device; about \d+ MB to download\.$/,
  );
  await page.getByRole('button', {name: KEEP}).click();
  await expect(page.getByRole('progressbar', {name: 'Downloaded'})).toBeVisible();
  await expect(status(page)).toHaveText(KEPT, {timeout: DOWNLOAD_MS});
  expect(await countKept(page, 'documentation')).toBeGreaterThan(2_000);

  await context.setOffline(true);
  await page.goto('/docs/concepts/selection');
  await expectPage(page, 'Selection');
  await page.getByRole('link', {name: 'Updates', exact: true}).first().click();
  await expect(page).toHaveURL('/docs/concepts/updates');
  await expectPage(page, 'Updates');
  await page.getByRole('button', {name: 'Search'}).click();
  await page.getByRole('searchbox').fill('getRoot');
  await expect(page.locator('.DocSearch-Hit').first()).toContainText('$getRoot');
  await page.goto('/playground');
  await expect(page.locator('[contenteditable=true]').first()).toBeVisible();
  await page.goto('/docs/api/modules/lexical/');
  await expectPage(page, 'lexical');
});

test.describe('with fewer pages, which take less time', () => {
  test.use({onlyPages: SOME_PAGES});
  test.beforeEach(({page}) => withoutPrefetch(page));

  test('a download can be cancelled, continued and removed', async ({page, site}) => {
    await openControl(page);
    const release = site.hold(ONE_PAGE);
    await page.getByRole('button', {name: KEEP}).click();
    await expect.poll(() => countKept(page, 'documentation')).toBeGreaterThan(50);
    await page.getByRole('button', {name: 'Cancel'}).click();
    await expect(status(page)).toHaveText(
      /^[\d.]+ MB of [\d.]+ MB are on this device\.$/,
    );
    const kept = await countKept(page, 'documentation');
    await page.waitForTimeout(1_000);
    expect(await countKept(page, 'documentation')).toBe(kept);
    release();

    await page.getByRole('button', {name: 'Continue'}).click();
    await expect(status(page)).toHaveText(KEPT, {timeout: DOWNLOAD_MS});
    await page.getByRole('button', {name: 'Remove from this device'}).click();
    await expect(page.getByRole('button', {name: KEEP})).toBeFocused();
    for (const content of ['documentation', 'pages', 'files'] as const) {
      expect(await countKept(page, content)).toBe(0);
    }
  });

  test('the control has no accessibility violation before, amid and after a download', async ({
    page,
    site,
  }) => {
    const expectNone = async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({colorScheme});
        expect(await violations(page, 'offline-documentation')).toEqual([]);
      }
    };
    await openControl(page);
    await expectNone();
    const release = site.hold(ONE_PAGE);
    await page.getByRole('button', {name: KEEP}).click();
    await expect(page.getByRole('progressbar', {name: 'Downloaded'})).toBeVisible();
    await expectNone();
    release();
    await expect(status(page)).toHaveText(KEPT, {timeout: DOWNLOAD_MS});
    await expectNone();
  });

  test('a browser that allows too little says so, and goes on once it allows more', async ({
    page,
    context,
  }) => {
    const session = await context.newCDPSession(page);
    await openControl(page);
    await limitStorage(session, page, LITTLE);
    await page.getByRole('button', {name: KEEP}).click();
    await expect(status(page)).toContainText('This browser has no room left', {
      timeout: DOWNLOAD_MS,
    });
    const kept = await countKept(page, 'documentation');
    await limitStorage(session, page, 1_000_000_000);
    await page.getByRole('button', {name: /^(?:Continue|Keep)/}).click();
    await expect(status(page)).toHaveText(KEPT, {timeout: DOWNLOAD_MS});
    expect(await countKept(page, 'documentation')).toBeGreaterThan(kept);
  });

  test('a device that fills up keeps what it has, and pages open as before', async ({
    page,
    site,
    context,
  }) => {
    const session = await context.newCDPSession(page);
    await openControl(page);
    const release = site.hold(ONE_PAGE);
    await page.getByRole('button', {name: KEEP}).click();
    await expect.poll(() => countKept(page, 'documentation')).toBeGreaterThan(50);
    await limitStorage(session, page, 1_000);
    release();
    await expect(status(page)).toContainText('This browser has no room left', {
      timeout: DOWNLOAD_MS,
    });
    expect(await countKept(page, 'documentation')).toBeGreaterThan(50);
    await page.goto('/docs/concepts/nodes');
    await expectPage(page, 'Nodes');
  });

  test('a new version replaces what is kept while the reader is online', async ({
    page,
    site,
    context,
  }) => {
    await openControl(page);
    await page.getByRole('button', {name: KEEP}).click();
    await expect(status(page)).toHaveText(KEPT, {timeout: DOWNLOAD_MS});
    const before = await countKept(page, 'documentation');
    await site.deploy({
      'docs/concepts/selection/index.html': (html) =>
        html.replace(/data-place=[^>]*>/, (start) => `${start}Second edition.`),
    });
    // Playwright counts what the page asks for, and not what the worker does.
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/docs/intro');
    await expect.poll(() => asked).toContain('/docs/concepts/selection/index.html');
    await expect.poll(() => countKept(page, 'documentation')).toBe(before);
    expect(asked.filter((path) => path.startsWith('/docs/api/'))).toEqual([]);
    await context.setOffline(true);
    await page.goto('/docs/concepts/selection');
    await expect(page.getByText('Second edition.')).toBeVisible();
  });
});

async function openControl(page: Page): Promise<void> {
  await page.goto(CONTROL_PAGE);
  await expect(page.getByRole('button', {name: KEEP})).toBeVisible({timeout: 60_000});
}

function status(page: Page) {
  return page.locator('offline-documentation').getByRole('status');
}

async function expectPage(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
  // The worker reads each script among thousands of kept files.
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', {
    timeout: 30_000,
  });
}

async function limitStorage(
  session: CDPSession,
  page: Page,
  quotaSize: number,
): Promise<void> {
  const {origin} = new URL(page.url());
  await session.send('Storage.overrideQuotaForOrigin', {origin, quotaSize});
}
