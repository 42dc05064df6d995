import {expect, test} from '../support/test';
import {openModal} from './support/modal';

/** Queries of readers, and the page each of them is after. */
const EXPECTATIONS = [
  ['supported browsers', '/docs/getting-started/supported-browsers'],
  ['listeners', '/docs/concepts/listeners'],
  ['$getRoot', '/docs/api/modules/lexical#'],
  ['getroot', '/docs/api/modules/lexical#'],
  ['registerUpdateListener', '/docs/api/'],
] as const;

for (const [query, address] of EXPECTATIONS) {
  test(`"${query}" leads to ${address} with one Enter`, async ({page}) => {
    const {input, activeHit} = await openModal(page, '/docs/faq');
    await input.fill(query);
    await expect(activeHit.getByRole('link')).toHaveAttribute(
      'href',
      new RegExp(`^${address.replace(/[$/]/g, '\\$&')}`),
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) =>
      `${url.pathname}${url.hash}`.startsWith(address),
    );
  });
}

test('a symbol says what it is and what it belongs to', async ({page}) => {
  const {input, activeHit} = await openModal(page);
  await input.fill('$getRoot');
  await expect(activeHit).toHaveText(/\$getRoot.*lexical.*function$/);
  await input.fill('registerUpdateListener');
  await expect(activeHit).toHaveText(/registerUpdateListener.*LexicalEditor.*method$/);
});

for (const [route, section] of [
  ['/docs/concepts/nodes', 'Concepts'],
  ['/docs/getting-started/theming', 'Getting started'],
] as const) {
  test(`of equal results those of the section of ${route} come first`, async ({
    page,
  }) => {
    const {dialog, input} = await openModal(page, route);
    await input.fill('troubleshooting');
    await expect(dialog.locator('.DocSearch-Hit-source').first()).toHaveText(section);
  });
}
