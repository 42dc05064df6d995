import type {Page} from '@playwright/test';

import {openHydrated} from '../support/hydration';
import {expect, test} from '../support/test';
import {closedGate, type Gate} from './support/gate';
import {type Modal, openModal, openModalHere} from './support/modal';
import {answerQueries, pageHit, pageHits, QUERIES} from './support/protocol';

const STALLED = /DocSearch-Container--Stalled/;

/** Opens a modal for which time passes only where a test says so, and answers when the gate opens. */
async function openWithoutTime(page: Page, gate: Gate): Promise<Modal> {
  await answerQueries(page, () => pageHits('Guides', 1));
  await page.route(QUERIES, async (route) => {
    await gate.opened;
    await route.fallback();
  });
  await openHydrated(page, '/docs/intro');
  await page.clock.install();
  // Before the modal asks for anything: a host that takes a second to answer is given up.
  await page.clock.pauseAt(Date.now() + 60_000);
  return openModalHere(page);
}

test('a search is stalled after 300 ms of loading, and recovers', async ({page}) => {
  const gate = closedGate();
  const {dialog, input, hits} = await openWithoutTime(page, gate);
  await input.fill('slow');
  await page.clock.runFor(299);
  await expect(dialog).not.toHaveClass(STALLED);
  await page.clock.runFor(1);
  await expect(dialog).toHaveClass(STALLED);
  gate.open();
  await expect(hits).toHaveCount(1);
  await expect(dialog).not.toHaveClass(STALLED);
});

test('a search answered within 300 ms never looks stalled', async ({page}) => {
  const gate = closedGate();
  const {dialog, input, hits} = await openWithoutTime(page, gate);
  await dialog.evaluate((element) => {
    new MutationObserver(() => {
      if (element.classList.contains('DocSearch-Container--Stalled')) {
        document.title = 'stalled';
      }
    }).observe(element, {attributes: true});
  });
  await input.fill('fast');
  await page.clock.runFor(299);
  gate.open();
  await expect(hits).toHaveCount(1);
  await page.clock.runFor(1_000);
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
