import type {Page} from '@playwright/test';

import {waitUntilHydrated} from '../support/hydration';
import {expect, test} from '../support/test';
import {type Gate, closedGate} from './support/gate';
import {modalOf, searchButton} from './support/modal';
import {answerQueries} from './support/protocol';
import {composeAcross, typeAcross} from './support/slow-typing';
import {WAYS_IN} from './support/ways-in';

const WORD = '40 is the number!';

/** Opens a page whose text is there and whose scripts are not. */
async function openWithoutScripts(page: Page): Promise<Gate> {
  const gate = closedGate();
  await answerQueries(page, () => []);
  await page.route('**/assets/js/**', async (route) => {
    await gate.opened;
    await route.continue();
  });
  await page.goto('/docs/intro', {waitUntil: 'commit'});
  await page.locator('footer').waitFor();
  return gate;
}

for (const [name, open] of WAYS_IN) {
  test(`before the page's code is there, every key after ${name} reaches the query`, async ({
    page,
  }) => {
    const gate = await openWithoutScripts(page);
    await open(page);
    await typeAcross(page, gate, WORD);
    await expect(modalOf(page).dialog).toHaveCount(1);
  });
}

test('a word that an input method composes is not cut by the arrival of the page', async ({
  page,
}) => {
  const gate = await openWithoutScripts(page);
  await composeAcross(page, () => {
    gate.open();
    return waitUntilHydrated(page);
  });
});

test('a field that was closed before the page came stays closed', async ({page}) => {
  const gate = await openWithoutScripts(page);
  for (const key of ['Control+k', 'Escape']) {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('node');
    await page.keyboard.press(key);
    await page.keyboard.press('Control+k');
    await expect(modalOf(page).input).toHaveValue('');
    await page.keyboard.press(key);
    await expect(modalOf(page).dialog).toHaveCount(0);
  }
  gate.open();
  await waitUntilHydrated(page);
  await expect(modalOf(page).dialog).toHaveCount(0);
  await searchButton(page).click();
  await expect(modalOf(page).dialog).toHaveCount(1);
});

test('Enter leads to the search page, with the selected text as the first query', async ({
  page,
}) => {
  const gate = await openWithoutScripts(page);
  await page.locator('h1').first().selectText();
  await page.keyboard.press('Control+k');
  await expect(modalOf(page).input).toHaveValue('Introduction');
  await page.keyboard.press('Enter');
  gate.open();
  await expect(page).toHaveURL(/\/search\?q=Introduction$/);
});
