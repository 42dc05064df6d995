import type {Page} from '@playwright/test';

import {countKept, expect, test, visit} from './support/test';

const INTRO = '/docs/intro';
const INTRO_FILE = 'docs/intro/index.html';
const NOTICE = 'A new version of this documentation is available.';
const NEW_TEXT = 'Second edition.';

/** Changes a text that stands in the page as HTML. */
function secondEdition(html: string): string {
  return html.replace(/data-place=[^>]*>/, (start) => start + NEW_TEXT);
}

test('a new version is announced, and shown once the reader reloads', async ({
  page,
  site,
}) => {
  await visit(page, INTRO);
  await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
  await site.deploy({[INTRO_FILE]: secondEdition});
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(page.getByRole('status').filter({hasText: NOTICE})).toBeVisible();
  await expect(page.getByText(NEW_TEXT)).toHaveCount(0);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await page.getByRole('button', {name: 'Reload'}).click();
  await expect(page.getByText(NEW_TEXT)).toBeVisible();
});

test('a reader who wants to read on hears of a version once', async ({page, site}) => {
  await visit(page, INTRO);
  await site.deploy({[INTRO_FILE]: secondEdition});
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.getByRole('button', {name: 'Later'}).click();
  await expect(page.getByText(NOTICE)).toHaveCount(0);
  await expect(page.getByText(NEW_TEXT)).toHaveCount(0);
});

test('a version that leaves the page as it is needs no announcement', async ({
  page,
  site,
}) => {
  await visit(page, INTRO);
  await site.deploy({'docs/concepts/nodes/index.html': (html) => `${html}<!-- -->`});
  const versions = page.evaluate(
    () =>
      new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('message', ({data}) => {
          resolve(data);
        });
      }),
  );
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  expect(await versions).toMatchObject({type: 'version'});
  // The page is asked for once more before anything is said.
  await page.waitForTimeout(2_000);
  await expect(page.getByText(NOTICE)).toHaveCount(0);
});

test('the next visit shows the new text, and keeps it in the place of the former one', async ({
  page,
  site,
  context,
}) => {
  await visit(page, INTRO);
  await site.deploy({[INTRO_FILE]: secondEdition});
  await page.goto(INTRO);
  await expect(page.getByText(NEW_TEXT)).toBeVisible();
  await expect.poll(() => keptText(page)).toContain(NEW_TEXT);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(NEW_TEXT)).toBeVisible();
});

test('what only a former version needed goes, unless a kept page was made with it', async ({
  page,
  site,
}) => {
  await visit(page, INTRO);
  const shell = await countKept(page, 'shell');
  const [script = ''] = await page.evaluate(() =>
    [...document.scripts].map(({src}) => src).filter((src) => src.includes('/main.')),
  );
  const former = new URL(script).pathname.slice(1);
  await site.rename(former, former.replace('main.', 'main.new-'));
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect.poll(() => keptScripts(page, 'shell')).toContain('main.new-');
  await expect.poll(() => countKept(page, 'shell')).toBe(shell);
  // The introduction was made with the former script, and needs it without a network.
  expect(await keptScripts(page, 'files')).toContain(`/${former}`);
  expect(await keptScripts(page, 'shell')).not.toContain(`/${former}`);
});

function keptText(page: Page): Promise<string> {
  return page.evaluate(async (path) => {
    const kept = await caches.match(path, {cacheName: 'offline pages /'});
    return (await kept?.text()) ?? '';
  }, INTRO);
}

function keptScripts(page: Page, content: 'shell' | 'files'): Promise<string> {
  return page.evaluate(async (name) => {
    const keys = await (await caches.open(name)).keys();
    return keys.map(({url}) => url).join(' ');
  }, `offline ${content} /`);
}
