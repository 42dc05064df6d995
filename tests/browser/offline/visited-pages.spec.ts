import {
  countKept,
  expect,
  expectKept,
  expectSearchKept,
  test,
  visit,
} from './support/test';

const INTRO = '/docs/intro';
const NODES = '/docs/concepts/nodes';

test('a visited page opens again without a network, with its scripts', async ({
  page,
  context,
}) => {
  await visit(page, INTRO);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
});

test('a page that a link led to opens without a network, in every written form', async ({
  page,
  context,
}) => {
  await visit(page, INTRO);
  await page.getByRole('link', {name: 'Quick start'}).first().click();
  await expect(page).toHaveURL(/quick-start/);
  await expectKept(page, '/docs/getting-started/quick-start');
  await context.setOffline(true);
  for (const ending of ['', '/', '.html', '/index.html', '?q=text#install']) {
    await page.goto(`/docs/getting-started/quick-start${ending}`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Quick start');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  }
});

test.describe('links between kept pages', () => {
  // Its text is kept in the page's HTML alone: the browser asks for it, then opens the page.
  test.use({expectedMessages: [[/Failed to fetch|net::ERR_/], {scope: 'test'}]});

  test('work without a network', async ({page, context}) => {
    await visit(page, NODES);
    await visit(page, INTRO);
    await context.setOffline(true);
    await page.reload();
    await page.locator(`a[href="${NODES}"]`).first().click();
    await expect(page).toHaveURL(NODES);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Nodes');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  });
});

test('from the second page on, the search works without a network', async ({
  page,
  context,
}) => {
  await visit(page, NODES);
  expect(await countKept(page, 'search')).toBe(0);
  await visit(page, INTRO);
  await expectSearchKept(page);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', {name: 'Search'}).click();
  await page.getByRole('searchbox').fill('getRoot');
  await expect(page.locator('.DocSearch-Hit').first()).toContainText('$getRoot');
});

test('a page that is not kept says so and leads to those that are', async ({
  page,
  context,
}) => {
  await visit(page, INTRO);
  await context.setOffline(true);
  await page.goto('/docs/concepts/selection');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(
    'This page is not on this device',
  );
  await page.getByRole('link', {name: 'Introduction'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Introduction');
  await page.goto('/docs/concepts/selection');
  await context.setOffline(false);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Selection');
});

test.describe('an address without a page', () => {
  test.use({expectedMessages: [[/net::ERR_|status of 404/], {scope: 'test'}]});

  test('stays one without a network', async ({page, context}) => {
    await visit(page, INTRO);
    await context.setOffline(true);
    for (const path of ['/nowhere', '/docs/INTRO']) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
    }
  });
});

test.describe('requests that are not for pages', () => {
  // A host of files answers no search.
  test.use({expectedMessages: [[/status of 40[45]/], {scope: 'test'}]});

  test('searches that are sent, other origins and parts of files are never kept', async ({
    page,
  }) => {
    await visit(page, INTRO);
    await page.evaluate(async () => {
      await fetch('/1/indexes/*/queries', {method: 'POST', body: '{}'});
      await fetch('/1/indexes/lexical?hitsPerPage=0');
      const [script] = document.scripts;
      await fetch(script?.src ?? '', {headers: {Range: 'bytes=0-9'}});
    });
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const lists = names.map(async (name) => {
        const cache = await caches.open(name);
        const responses = await cache.matchAll();
        return responses.map(({url, status}) => ({url, status}));
      });
      return (await Promise.all(lists)).flat();
    });
    expect(kept.length).toBeGreaterThan(20);
    expect(kept.filter(({url}) => url.includes('/1/'))).toEqual([]);
    expect(kept.filter(({status}) => status !== 200)).toEqual([]);
  });
});
