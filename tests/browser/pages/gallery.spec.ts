import {readdirSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

import {openHydrated} from '../support/hydration';
import {expect, test} from '../support/test';

const EXAMPLES = readdirSync(
  fileURLToPath(new URL('../../../examples', import.meta.url)),
  {
    withFileTypes: true,
  },
)
  .filter((entry) => entry.isDirectory())
  .map(({name}) => name);

test('every example has a card that shows it and leads to its page', async ({page}) => {
  await openHydrated(page, '/gallery');
  const cards = page.locator('main li', {has: page.getByRole('heading', {level: 2})});
  await expect(cards).toHaveCount(EXAMPLES.length);
  const links = await cards
    .locator('h2 a')
    .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href')));
  expect(links.sort()).toEqual(EXAMPLES.map((name) => `/gallery/${name}`).sort());
  for (const preview of await page.locator('.gallery-card-surface').all()) {
    // What each example shows at the start, as it made it when the site was built.
    expect((await preview.innerText()).trim()).not.toBe('');
  }
});

test('previews look as the example does, in either color mode', async ({page}) => {
  await openHydrated(page, '/gallery');
  const box = page.locator('.gallery-card-surface .plain-text-limit');
  const light = await box.evaluate(
    (element) => getComputedStyle(element).backgroundColor,
  );
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const dark = await box.evaluate(
    (element) => getComputedStyle(element).backgroundColor,
  );
  await page.goto('/gallery/plain-text-limit');
  const running = page.locator('[data-live-example=running] .plain-text-limit');
  await expect(running).toHaveCSS('background-color', dark);
  expect(light).not.toBe(dark);
});

test('a preview is out of reach for keyboard and screen reader', async ({page}) => {
  await openHydrated(page, '/gallery');
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.locator('.gallery-card-preview [id]')).toHaveCount(0);
  await page.getByRole('searchbox', {name: 'Filter examples'}).focus();
  const tags = await page
    .getByRole('group', {name: 'Tags'})
    .getByRole('button')
    .count();
  for (let count = 0; count <= tags; count++) await page.keyboard.press('Tab');
  await expect(page.locator('main h2 a').first()).toBeFocused();
});

test('text and tag filter the cards, are kept in the address and announced', async ({
  page,
}) => {
  await openHydrated(page, '/gallery');
  const cards = page.locator('main h2 a:visible');
  const status = page.getByRole('status');
  await page.getByRole('searchbox', {name: 'Filter examples'}).fill('toolbar rich');
  await expect(cards.filter({hasText: 'Rich text with a toolbar'})).toBeVisible();
  await expect(
    cards.filter({hasText: 'Plain text with a character limit'}),
  ).toHaveCount(0);
  await expect(status).toHaveText(
    `${await cards.count()} of ${EXAMPLES.length} examples`,
  );
  await expect(page).toHaveURL('/gallery?q=toolbar+rich');

  await page.reload();
  await expect(page.getByRole('searchbox', {name: 'Filter examples'})).toHaveValue(
    'toolbar rich',
  );
  const tag = page.getByRole('button', {name: 'plain text', exact: true});
  await tag.focus();
  await page.keyboard.press('Enter');
  await expect(tag).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL('/gallery?q=toolbar+rich&tag=plain+text');
  await expect(status).toHaveText(`0 of ${EXAMPLES.length} examples`);
  await page.getByRole('button', {name: 'Show all examples'}).click();
  await expect(page).toHaveURL('/gallery');
  await expect(cards).toHaveCount(EXAMPLES.length);
});

test('tags of a single example are shown on demand, and while they filter', async ({
  page,
}) => {
  await openHydrated(page, '/gallery');
  const rare = page.getByRole('button', {name: 'yjs', exact: true});
  await expect(page.getByRole('button', {name: 'toolbar', exact: true})).toBeVisible();
  await expect(rare).toHaveCount(0);
  await page.getByRole('button', {name: 'All tags'}).click();
  await rare.click();
  await page.getByRole('button', {name: 'Fewer tags'}).click();
  await expect(rare).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('main h2 a:visible')).toHaveText([
    'Collaboration on one page',
  ]);
});

test('a card leads to the live page and back', async ({page}) => {
  await openHydrated(page, '/gallery');
  await page.getByRole('link', {name: 'Without a framework'}).click();
  await expect(page).toHaveURL('/gallery/vanilla');
  await expect(page.locator('[data-live-example=running]')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1, name: 'Gallery'})).toBeVisible();
  await expect(page.locator('.gallery-card-surface').first()).not.toBeEmpty();
});
