import type {Page} from '@playwright/test';

import {openHydrated} from '../support/hydration';
import {expect, test} from '../support/test';
import {closedGate} from './support/gate';
import {modalOf} from './support/modal';
import {answerQueries} from './support/protocol';
import {composeAcross, typeAcross} from './support/slow-typing';
import {WAYS_IN} from './support/ways-in';

const WORD = 'registerUpdateListener';
const NUMBER = '113 of the errors!';

/** Keeps back what the page asks for from now on. */
async function holdScripts(page: Page): Promise<{open: () => void}> {
  const gate = closedGate();
  await page.route('**/assets/**', async (route) => {
    await gate.opened;
    await route.continue();
  });
  return gate;
}

test.beforeEach(async ({page}) => {
  await answerQueries(page, () => []);
  await openHydrated(page, '/docs/intro');
});

for (const [name, open] of WAYS_IN) {
  test(`after ${name}, every key reaches the query at once`, async ({page}) => {
    await open(page);
    await page.keyboard.type(NUMBER, {delay: 40});
    await expect(modalOf(page).input).toHaveValue(NUMBER);
    await expect(page.locator('.DocSearch-Input')).toHaveValue(NUMBER);
  });

  test(`after ${name}, every key reaches the query on a slow line`, async ({page}) => {
    const gate = await holdScripts(page);
    await open(page);
    await typeAcross(page, gate, WORD);
  });
}

test('the caret stays where it was when the modal arrives', async ({page}) => {
  const gate = await holdScripts(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('slection');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  gate.open();
  await expect(page.locator('.DocSearch-Input')).toBeFocused();
  await page.keyboard.type('e');
  await expect(page.locator('.DocSearch-Input')).toHaveValue('selection');
});

test('a word that an input method composes is not cut by the arrival of the modal', async ({
  page,
}) => {
  const gate = await holdScripts(page);
  await composeAcross(page, () => {
    const arrived = page.waitForResponse(/search-modal.*\.css/);
    gate.open();
    return arrived;
  });
});

test('blanks alone leave the start screen', async ({page}) => {
  await page.keyboard.press('Control+k');
  await expect(page.locator('.DocSearch-Input')).toBeFocused();
  await page.keyboard.type('   ');
  await expect(modalOf(page).dialog.getByText('No recent searches')).toBeVisible();
  await page.keyboard.type('a b');
  await expect(page.locator('.DocSearch-Input')).toHaveValue('a b');
});

test('a selection whose 64th character is half of an emoji can be searched for', async ({
  page,
}) => {
  await page.locator('h1').evaluate((heading) => {
    heading.textContent = `${'x'.repeat(63)}😀`;
    getSelection()?.selectAllChildren(heading);
  });
  await page.keyboard.press('Control+k');
  await expect(page.locator('.DocSearch-Input')).toHaveValue('x'.repeat(63));
});

for (const query of ['😀🎉', '!?…', '"()"']) {
  test(`${query} finds nothing, and not everything`, async ({page}) => {
    await page.unrouteAll();
    await page.keyboard.press('Control+k');
    await page.keyboard.type(query);
    await expect(modalOf(page).dialog).toContainText('No results for');
    await expect(modalOf(page).dialog).not.toContainText('See all');
  });
}
