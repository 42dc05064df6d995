import type {Page} from '@playwright/test';

import {expect, test} from '../support/test';
import {openModal} from './support/modal';
import {answerQueries, pageHits, QUERIES, SEARCH_SERVER} from './support/protocol';

/** The files that the search in the browser consists of. */
const INDEX_FILES = '**/search-index/**';

// The failures that these tests bring about are reported to the console, as they should be.
test.use({
  expectedMessages: [
    /Failed to load resource|Unreachable hosts|search index|search worker|RetryError|ApiError|DeserializationError/i,
  ],
});

async function expectUnableToFetch(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Unable to fetch results')).toBeVisible();
  await expect(
    dialog.getByText('You might want to check your network connection.'),
  ).toBeVisible();
  await expect(dialog).toHaveClass(/DocSearch-Container--Errored/);
}

test('while the server answers, nothing of the search in the browser is loaded', async ({
  page,
}) => {
  const indexFiles: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/search-index/')) {
      indexFiles.push(request.url());
    }
  });
  await page.route(SEARCH_SERVER, (route) => route.fulfill({json: {hits: []}}));
  await answerQueries(page, () => pageHits('Guides', 1));
  const {input, hits} = await openModal(page);
  await input.fill('editor');
  await expect(hits).toHaveCount(1);
  expect(indexFiles).toEqual([]);
});

test('a server that stops in the middle of a visit is replaced by the browser', async ({
  page,
}) => {
  const {input, hits, dialog} = await openModal(page);
  await input.fill('editor');
  await expect(hits.first()).toBeVisible();
  await page.route(SEARCH_SERVER, (route) => route.abort());
  await input.fill('selection');
  await expect(dialog.locator('mark', {hasText: /selection/i}).first()).toBeVisible({
    timeout: 15_000,
  });
});

for (const [host, answer] of [
  [
    'a not-found page',
    {status: 404, contentType: 'text/html', body: '<h1>Not found</h1>'},
  ],
  ['"method not allowed"', {status: 405, body: ''}],
  ['its start page', {status: 200, contentType: 'text/html', body: '<!doctype html>'}],
  ['a failure', {status: 503, body: 'Service unavailable'}],
] as const) {
  test(`on a host that answers queries with ${host} the browser searches`, async ({
    page,
  }) => {
    await page.route(SEARCH_SERVER, (route) => route.fulfill(answer));
    const {input, dialog} = await openModal(page);
    await input.fill('selection');
    await expect(dialog.locator('mark', {hasText: /selection/i}).first()).toBeVisible({
      timeout: 15_000,
    });
  });
}

test('a server that was down is left alone for two minutes', async ({page}) => {
  let asked = 0;
  await page.route(SEARCH_SERVER, (route) => {
    asked += 1;
    return route.abort();
  });
  const {input, hits} = await openModal(page);
  await input.fill('editor');
  await expect(hits.first()).toBeVisible({timeout: 15_000});
  const before = asked;
  await input.fill('selection');
  await expect(input).toHaveValue('selection');
  await page.waitForTimeout(500);
  expect(asked).toBe(before);

  await page.clock.install();
  await page.clock.setSystemTime(Date.now() + 2 * 60 * 1000 + 1000);
  await input.fill('transforms');
  await expect.poll(() => asked).toBe(before + 1);
});

test('with server and browser both blocked: "Unable to fetch results"', async ({
  page,
}) => {
  await page.route(SEARCH_SERVER, (route) => route.abort());
  await page.route(INDEX_FILES, (route) => route.abort());
  const {input} = await openModal(page);
  await input.fill('editor');
  await expectUnableToFetch(page);
});

test('after an error the next query is answered again', async ({page}) => {
  await page.route(SEARCH_SERVER, (route) => route.abort());
  await page.route(INDEX_FILES, (route) => route.abort());
  const {input, dialog, hits} = await openModal(page);
  await input.fill('editor');
  await expectUnableToFetch(page);
  await page.unroute(SEARCH_SERVER);
  await page.unroute(INDEX_FILES);
  await input.fill('selection');
  await expect(hits.first()).toBeVisible({timeout: 15_000});
  await expect(dialog).not.toHaveClass(/DocSearch-Container--Errored/);
});

test('an error of the search API is not shown as "no results"', async ({page}) => {
  await page.route(QUERIES, (route) =>
    route.fulfill({status: 404, json: {message: 'Index not found', status: 404}}),
  );
  const {input} = await openModal(page);
  await input.fill('editor');
  await expectUnableToFetch(page);
});

test('an answer that cannot be parsed is not shown as "no results"', async ({page}) => {
  await page.route(QUERIES, (route) =>
    route.fulfill({status: 200, body: '{"results": ['}),
  );
  const {input} = await openModal(page);
  await input.fill('editor');
  await expectUnableToFetch(page);
});

test('an outdated failure does not hide the answer to the present query', async ({
  page,
}) => {
  await answerQueries(page, () => pageHits('Guides', 1));
  await page.route(QUERIES, async (route) => {
    if (route.request().postData()?.includes('"query":"old"')) {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.fulfill({
        status: 404,
        json: {message: 'Index not found', status: 404},
      });
    } else {
      await route.fallback();
    }
  });
  const {input, hits, dialog} = await openModal(page);
  await input.fill('old');
  await input.fill('new');
  await expect(hits).toHaveCount(1);
  await page.waitForTimeout(900);
  await expect(hits).toHaveCount(1);
  await expect(dialog).not.toHaveClass(/DocSearch-Container--Errored/);
});
