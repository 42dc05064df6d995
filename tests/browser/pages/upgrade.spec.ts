import type {Page} from '@playwright/test';

import {violations} from '../support/audit';
import {openHydrated} from '../support/hydration';
import {expect, test} from '../support/test';

const ASKING = 'Choose the version that you use, or paste text that contains it.';

async function openReport(page: Page, address = '/docs/upgrade'): Promise<void> {
  await openHydrated(page, address);
  await expect(page.getByLabel(/^package\.json/)).toBeVisible();
}

async function expectStatus(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.locator('[data-upgrade-report] [role=status]')).toHaveText(text);
}

test('no data is loaded before something is asked, and only the steps that are', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openReport(page);
  await expectStatus(page, ASKING);
  expect(asked.filter((path) => path.includes('/upgrade/0.'))).toEqual([]);
  await page.locator('[data-upgrade-report]').getByLabel('From').selectOption('0.48.0');
  await expectStatus(
    page,
    /^From 0\.48\.0 to 0\.53\.0, in all packages: \d+ to change/,
  );
  expect(asked.filter((path) => path.includes('/upgrade/0.')).sort()).toEqual([
    '/upgrade/0.49.0.json',
    '/upgrade/0.50.0.json',
    '/upgrade/0.51.0.json',
    '/upgrade/0.52.0.json',
    '/upgrade/0.53.0.json',
  ]);
});

test('the example says what to write instead, and is kept until it is cleared', async ({
  page,
}) => {
  await openReport(page);
  await page.getByRole('button', {name: 'Try an example'}).click();
  const items = page.getByRole('list', {name: 'Must change'}).getByRole('listitem');
  await expect(items.filter({hasText: 'insertList'})).toContainText('$insertList');
  await expect(items.filter({hasText: 'TextNode.clone'})).toContainText(
    'static clone(node: TextNode): TextNode',
  );
  await page.reload();
  await expect(items.filter({hasText: 'insertList'})).toHaveCount(1);
  await page.getByRole('button', {name: 'Clear'}).click();
  await expectStatus(page, ASKING);
  await page.reload();
  await expectStatus(page, ASKING);
});

test('a manifest names its version and packages, and a link carries it', async ({
  page,
}) => {
  await openReport(page);
  const field = page.getByLabel(/^package\.json/);
  await field.fill('{"dependencies": {"@lexical/list": "^0.45.0"}}');
  await expectStatus(page, /^From 0\.45\.0 to 0\.53\.0, in the packages that you/);
  await expect(page.getByRole('list', {name: 'Packages'})).toHaveText(
    '@lexical/list@0.45.0',
  );
  const first = page.getByRole('list', {name: 'What most projects must change'});
  await expect(first.getByRole('listitem').first()).toContainText('@lexical/list');
  await page.getByRole('button', {name: 'Copy link'}).click();
  await expect(page).toHaveURL(/#ask=[\w-]+$/);
  const address = page.url();
  await page.getByRole('button', {name: 'Clear'}).click();
  await page.goto('/docs/upgrade');
  await expectStatus(page, ASKING);
  await page.goto(address);
  await page.reload();
  await expectStatus(page, /^From 0\.45\.0 to 0\.53\.0/);
});

test('of all packages, what guides use most comes first, and rare types are folded away', async ({
  page,
}) => {
  await openReport(page);
  const manifest = {dependencies: {'@lexical/react': '0.40.0', lexical: '0.40.0'}};
  await page.getByLabel(/^package\.json/).fill(JSON.stringify(manifest));
  const deprecated = page.getByRole('list', {
    name: 'What most projects use, deprecated',
  });
  await expect(deprecated.getByRole('listitem').first()).toContainText(
    'LexicalComposer',
  );
  await expect(page.getByText('ContextMenuRenderFn', {exact: true})).toBeHidden();
  await page.getByText(/^Other names to change: \d+$/).click();
  await expect(page.getByText('ContextMenuRenderFn', {exact: true})).toBeVisible();
});

test('a version older than the report covers is said before anything else', async ({
  page,
}) => {
  await openReport(page);
  const field = page.getByLabel(/^package\.json/);
  await field.fill('{"dependencies": {"lexical": "0.16.1"}}');
  await expectStatus(
    page,
    /^This covers only part of your upgrade\. You use 0\.16\.1, and the report knows the changes since 0\.17\.0\..*From 0\.17\.0 to 0\.53\.0/,
  );
  await field.fill('const answer = 42;');
  await page.locator('[data-upgrade-report]').getByLabel('From').selectOption('0.48.0');
  await expectStatus(
    page,
    /^The text that you pasted doesn’t import anything from Lexical/,
  );
  await expect(page.getByRole('list', {name: /must change/i})).toHaveCount(0);
});

test('the page of a release lists what it removed, and its feed names the page', async ({
  page,
}) => {
  await openHydrated(page, '/docs/upgrade/version-0-46');
  await expect(page.getByRole('heading', {name: 'Renamed or moved'})).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Call $insertList(listType)');
  const feed = await page.request.get('/upgrade/atom.xml');
  expect(await feed.text()).toContain('/docs/upgrade/version-0-46');
  await expect(
    page.locator('head > link[type="application/atom+xml"][href$="/upgrade/atom.xml"]'),
  ).toHaveCount(1);
});

test('a changed member leads to its own place in the reference', async ({page}) => {
  await openHydrated(page, '/docs/upgrade/version-0-48');
  const member = page.locator('main a[href*="/docs/api/"]', {hasText: '.'}).first();
  const [, anchor] = ((await member.getAttribute('href')) ?? '').split('#');
  expect(anchor).toBeTruthy();
  await member.click();
  await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the ${colorScheme} report fits a phone and passes axe`, async ({page}) => {
    await page.emulateMedia({colorScheme});
    await page.setViewportSize({width: 390, height: 844});
    await openReport(page);
    await page.getByRole('button', {name: 'Try an example'}).click();
    await expect(page.getByRole('list', {name: 'Must change'})).toBeVisible();
    expect(await violations(page, 'main')).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });
}
