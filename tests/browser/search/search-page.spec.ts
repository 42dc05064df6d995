import {openHydrated} from '../support/hydration';
import {expect, test} from '../support/test';
import {closedGate} from './support/gate';
import {
  answerQueries,
  headingHit,
  pageHit,
  pageHits,
  QUERIES,
} from './support/protocol';
import {searchPageParts} from './support/search-page';

test('without a query it is titled "Search the documentation" and waits for one', async ({
  page,
}) => {
  const {requests} = await answerQueries(page, () => []);
  await openHydrated(page, '/search');
  await expect(page).toHaveTitle('Search the documentation | Lexical');
  await expect(searchPageParts(page).input).toBeFocused();
  expect(requests).toEqual([]);
});

test('it is not to be indexed by search engines', async ({page}) => {
  await openHydrated(page, '/search?q=node');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute(
    'content',
    /noindex/,
  );
});

test('the query of the address is searched for, named in the title and shown in the field', async ({
  page,
}) => {
  const {requests} = await answerQueries(page, () => [
    pageHit('Guides', 'Questions', '/docs/faq'),
  ]);
  await openHydrated(page, '/search?q=any%20questions');
  const {input, results, main} = searchPageParts(page);
  await expect(page).toHaveTitle('Search results for "any questions" | Lexical');
  await expect(main.getByRole('heading', {level: 1})).toHaveText(
    'Search results for "any questions"',
  );
  await expect(input).toHaveValue('any questions');
  await expect(results).toHaveCount(1);
  expect(requests[0]?.query).toBe('any questions');
});

test('typing changes the address and the results, in the same history entry', async ({
  page,
}) => {
  await answerQueries(page, ({query}) => pageHits(`About ${query}`, 1));
  await openHydrated(page, '/search?q=first');
  const {input, results} = searchPageParts(page);
  await expect(results).toContainText(['About first page 1']);
  const entries = await page.evaluate(() => history.length);
  await input.fill('second');
  await expect(results).toContainText(['About second page 1']);
  await expect(page).toHaveURL(/\/search\?q=second$/);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('results are limited to the language and the docs version', async ({page}) => {
  const {requests} = await answerQueries(page, () => []);
  await openHydrated(page, '/search?q=node');
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  const filters = JSON.stringify(requests[0]?.['facetFilters']);
  expect(filters).toContain('language:en');
  expect(filters).toContain('docusaurus_tag:default');
  expect(filters).toContain('docusaurus_tag:docs-default-current');
});

test('a result shows where it stands, its heading, and leads to a path of this site', async ({
  page,
}) => {
  await answerQueries(page, () => [
    headingHit('Guides', 'Questions', 'Answers', '/docs/faq#answers'),
  ]);
  await openHydrated(page, '/search?q=node');
  const result = searchPageParts(page).results.first();
  await expect(result).toContainText('Guides › Questions');
  await expect(result.getByRole('heading', {name: 'Answers'})).toBeVisible();
  await expect(result.getByRole('link')).toHaveAttribute('href', '/docs/faq#answers');
});

test('results of one page stand under it, the page with the best one first', async ({
  page,
}) => {
  const section = (heading: string) =>
    headingHit('Guides', 'Questions', heading, `/docs/faq#${heading}`);
  await answerQueries(page, () => [
    {...section('Answers'), facts: {page_kind: 'FAQ'}},
    {
      ...pageHit('API', 'lexical', '/docs/api/modules/lexical'),
      facts: {kind: 'module'},
    },
    section('Causes'),
    pageHit('Guides', 'Questions', '/docs/faq'),
  ]);
  await openHydrated(page, '/search?q=node');
  const {results} = searchPageParts(page);
  await expect(results).toHaveCount(2);
  const [questions, reference] = [results.nth(0), results.nth(1)];
  await expect(questions.getByRole('heading')).toHaveText([
    'Questions',
    'Answers',
    'Causes',
  ]);
  await expect(questions.getByRole('link', {name: 'Questions'})).toHaveAttribute(
    'href',
    '/docs/faq',
  );
  await expect(questions.getByRole('link', {name: 'Causes'})).toHaveAttribute(
    'href',
    '/docs/faq#Causes',
  );
  await expect(reference).toContainText('module');
});

test('the page of several results says what it is, also where it is none of them', async ({
  page,
}) => {
  const section = (heading: string) => ({
    ...headingHit('Guides', 'Questions', heading, `/docs/faq#${heading}`),
    facts: {page_kind: 'FAQ'},
  });
  await answerQueries(page, () => [section('Answers'), section('Causes')]);
  await openHydrated(page, '/search?q=node');
  const {results} = searchPageParts(page);
  await expect(results.getByRole('heading')).toHaveText([
    'QuestionsFAQ',
    'Answers',
    'Causes',
  ]);
  await expect(results.getByRole('link', {name: 'Questions'})).toHaveAttribute(
    'href',
    '/docs/faq',
  );
});

test('an error is shown by its sentence', async ({page}) => {
  await openHydrated(page, '/search?q=%2340');
  const result = searchPageParts(page).results.first();
  await expect(result).toContainText(
    'A ListItemNode must have a ListNode for a parent.',
  );
  await expect(result).toContainText('error 40');
});

test('matches are marked, and markup is shown as text', async ({page}) => {
  await page.route(QUERIES, async (route) => {
    const {requests} = route.request().postDataJSON() as {requests: unknown[]};
    const value = 'The &lt;p&gt; of a <mark>node</mark> &amp; more';
    const hit = {
      ...pageHit('Guides', 'Questions', '/docs/faq'),
      _highlightResult: {hierarchy: {lvl0: {value: 'Guides'}, lvl1: {value}}},
      _snippetResult: {content: {value: `…${value}…`}},
    };
    const answer = {hits: [hit], nbHits: 1, nbPages: 1, page: 0, query: 'node'};
    await route.fulfill({json: {results: requests.map(() => answer)}});
  });
  await openHydrated(page, '/search?q=node');
  const result = searchPageParts(page).results.first();
  await expect(result.getByRole('heading')).toHaveText('The <p> of a node & more');
  await expect(result.getByText('…The <p> of a node & more…')).toBeVisible();
  await expect(result.locator('mark')).toHaveText(['node', 'node']);
});

test('the number of results is announced', async ({page}) => {
  await answerQueries(page, ({query}) => pageHits('Guides', query === 'one' ? 1 : 3));
  await openHydrated(page, '/search?q=one');
  const {input, status} = searchPageParts(page);
  await expect(status).toHaveText('1 result for “one”');
  await input.fill('more');
  await expect(status).toHaveText('3 results for “more”');
});

test('a query without hits: "No results were found"', async ({page}) => {
  await answerQueries(page, () => []);
  await openHydrated(page, '/search?q=nothing');
  await expect(searchPageParts(page).status).toHaveText('No results were found');
});

test('while results are on the way: "Fetching new results..."', async ({page}) => {
  const gate = closedGate();
  await answerQueries(page, () => pageHits('Guides', 1));
  await page.route(QUERIES, async (route) => {
    await gate.opened;
    await route.fallback();
  });
  await openHydrated(page, '/search?q=node');
  await expect(searchPageParts(page).status).toHaveText('Fetching new results...');
  gate.open();
  await expect(searchPageParts(page).status).toHaveText('1 result for “node”');
});

test('scrolling to the end fetches the next results', async ({page}) => {
  const all = pageHits('Guides', 45);
  await page.route(QUERIES, async (route) => {
    const {requests} = route.request().postDataJSON() as {
      requests: {params?: string; page?: number}[];
    };
    const results = requests.map((request) => {
      const number = Number(
        request.page ?? new URLSearchParams(request.params ?? '').get('page') ?? 0,
      );
      const hits = all.slice(number * 20, number * 20 + 20).map((hit) => ({
        ...hit,
        _highlightResult: {
          hierarchy: {
            lvl0: {value: hit.hierarchy.lvl0},
            lvl1: {value: hit.hierarchy.lvl1},
          },
        },
      }));
      return {
        hits,
        nbHits: 45,
        nbPages: 3,
        page: number,
        query: 'node',
        hitsPerPage: 20,
      };
    });
    await route.fulfill({json: {results}});
  });
  await openHydrated(page, '/search?q=node');
  const {results, main} = searchPageParts(page);
  await expect(results).toHaveCount(20);
  await main.getByText('Fetching new results...').scrollIntoViewIfNeeded();
  await expect(results).toHaveCount(40);
  await main.getByText('Fetching new results...').scrollIntoViewIfNeeded();
  await expect(results).toHaveCount(45);
  await expect(main.getByText('Fetching new results...')).toBeHidden();
  await expect(results.last()).toContainText('Guides page 45');
});

test('a filter limits the results to a section and lives in the address', async ({
  page,
}) => {
  const {requests} = await answerQueries(page, ({facetFilters}) =>
    JSON.stringify(facetFilters).includes('section:API')
      ? pageHits('API', 1)
      : pageHits('Guides', 2),
  );
  await openHydrated(page, '/search?q=node');
  const {filters, results} = searchPageParts(page);
  await expect(results).toHaveCount(2);
  await expect(filters.getByRole('button', {name: 'All'})).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await filters.getByRole('button', {name: 'API'}).click();
  await expect(results).toContainText(['API page 1']);
  await expect(page).toHaveURL(/\/search\?q=node&in=API$/);
  expect(JSON.stringify(requests)).toContain('section:API');

  await page.reload();
  await expect(results).toContainText(['API page 1']);
  await expect(filters.getByRole('button', {name: 'API'})).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await filters.getByRole('button', {name: 'All'}).click();
  await expect(results).toHaveCount(2);
  await expect(page).toHaveURL(/\/search\?q=node$/);
});
