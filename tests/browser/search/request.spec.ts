import {expect, test} from '../support/test';
import {openModal} from './support/modal';
import {answerQueries} from './support/protocol';

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

test('an empty query makes no request', async ({page}) => {
  const {requests} = await answerQueries(page, () => []);
  const {input, dialog} = await openModal(page);
  await expect(dialog.getByText('No recent searches')).toBeVisible();
  await input.fill('a');
  await expect.poll(() => requests.length).toBe(1);
  await input.fill('');
  await expect(dialog.getByText('No recent searches')).toBeVisible();
  expect(requests).toHaveLength(1);
});

test('a query asks for 20 hits with the documented attributes, marks and ellipsis', async ({
  page,
}) => {
  const {requests} = await answerQueries(page, () => []);
  const {input} = await openModal(page);
  await input.fill('selection');
  await expect.poll(() => requests.length).toBe(1);
  expect(requests[0]).toMatchObject({
    query: 'selection',
    indexName: expect.stringMatching(/\S/) as unknown,
    attributesToRetrieve: [
      ...LEVELS.map((level) => `hierarchy.${level}`),
      'content',
      'type',
      'url',
    ],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage: 20,
    clickAnalytics: false,
  });
});

test('credentials are query parameters of the request', async ({page}) => {
  const {urls} = await answerQueries(page, () => []);
  const {input} = await openModal(page);
  await input.fill('selection');
  await expect.poll(() => urls.length).toBe(1);
  expect(urls[0]?.pathname).toMatch(/\/1\/indexes\/\*\/queries$/);
  expect(urls[0]?.searchParams.get('x-algolia-application-id')).toBeTruthy();
  expect(urls[0]?.searchParams.get('x-algolia-api-key')).toBeTruthy();
});

test('results are limited to the language and the docs version of the page', async ({
  page,
}) => {
  const {requests} = await answerQueries(page, () => []);
  const {input} = await openModal(page);
  await input.fill('selection');
  await expect.poll(() => requests.length).toBe(1);
  expect(requests[0]?.['facetFilters']).toEqual([
    'language:en',
    ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
  ]);
});

for (const width of [1280, 390]) {
  test(`the section of the page comes first among equals, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    const {requests} = await answerQueries(page, () => []);
    const {input} = await openModal(page, '/docs/concepts/nodes');
    await input.fill('selection');
    await expect.poll(() => requests.length).toBe(1);
    const [, section] = await page.locator('.breadcrumbs__item').allTextContents();
    expect(section).toBeTruthy();
    expect(requests[0]?.['optionalFilters']).toEqual([`hierarchy.lvl0:${section}`]);
  });
}

for (const [width, words] of [
  [1280, 10],
  [769, 10],
  [768, 5],
  [390, 5],
] as const) {
  test(`snippets have ${words} words on a screen ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 800});
    const {requests} = await answerQueries(page, () => []);
    const {input} = await openModal(page);
    await input.fill('selection');
    await expect.poll(() => requests.length).toBe(1);
    expect(requests[0]?.['attributesToSnippet']).toEqual([
      ...LEVELS.slice(1).map((level) => `hierarchy.${level}:${words}`),
      `content:${words}`,
    ]);
  });
}
