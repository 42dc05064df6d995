import {expect, test} from '../support/test';
import {closedGate} from './support/gate';
import {openModal} from './support/modal';
import {answerQueries, pageHit, pageHits, QUERIES} from './support/protocol';

test('a search is stalled after 300 ms of loading, and recovers', async ({page}) => {
  const gate = closedGate();
  await answerQueries(page, () => pageHits('Guides', 1));
  await page.route(QUERIES, async (route) => {
    await gate.opened;
    await route.fallback();
  });
  const {dialog, input, hits} = await openModal(page);
  const started = Date.now();
  await input.fill('slow');
  await expect(dialog).toHaveClass(/DocSearch-Container--Stalled/);
  expect(Date.now() - started).toBeGreaterThanOrEqual(290);
  gate.open();
  await expect(hits).toHaveCount(1);
  await expect(dialog).not.toHaveClass(/DocSearch-Container--Stalled/);
});

test('a search answered within 300 ms never looks stalled', async ({page}) => {
  await answerQueries(page, () => pageHits('Guides', 1));
  const {dialog, input, hits} = await openModal(page);
  await dialog.evaluate((element) => {
    new MutationObserver(() => {
      if (element.classList.contains('DocSearch-Container--Stalled')) {
        document.title = 'stalled';
      }
    }).observe(element, {attributes: true});
  });
  await input.fill('fast');
  await expect(hits).toHaveCount(1);
  await expect(page).not.toHaveTitle('stalled');
});

test('no hits: "No results for" the query, and a way to tell us', async ({page}) => {
  await answerQueries(page, () => []);
  const {dialog, input} = await openModal(page);
  await input.fill('w & z');
  await expect(dialog.getByText('No results for "w & z"')).toBeVisible();
  await expect(
    dialog.getByText('Believe this query should return results?'),
  ).toBeVisible();
  const link = dialog.getByRole('link', {name: 'Let us know.'});
  await expect(link).toHaveAttribute('href', /^https:\/\/github\.com\/.*w%20%26%20z/);
  await expect(link).toHaveAttribute('target', '_blank');
});

test('no hits: up to 3 sections of earlier results are suggested as queries', async ({
  page,
}) => {
  const {requests} = await answerQueries(page, ({query}) =>
    query === 'four'
      ? ['Guides', 'API', 'Plugins & more', 'Blog'].map((section) =>
          pageHit(section, `About ${section}`, `/docs/faq?${section.length}`),
        )
      : [],
  );
  const {dialog, input, hits} = await openModal(page);
  await input.fill('four');
  await expect(hits).toHaveCount(4);
  await input.fill('nothing');
  await expect(dialog.getByText('Try searching for')).toBeVisible();
  const suggestions = dialog.locator('.DocSearch-NoResults').getByRole('button');
  await expect(suggestions).toHaveText(['Guides', 'API', 'Plugins & more']);
  await suggestions.first().click();
  await expect(input).toHaveValue('guides ');
  await expect(input).toBeFocused();
  await expect.poll(() => requests.at(-1)?.query).toBe('guides ');
});

test('no hits: without earlier results nothing is suggested', async ({page}) => {
  await answerQueries(page, () => []);
  const {dialog, input} = await openModal(page);
  await input.fill('nothing');
  await expect(dialog.getByText('No results for')).toBeVisible();
  await expect(dialog.getByText('Try searching for')).toBeHidden();
});
