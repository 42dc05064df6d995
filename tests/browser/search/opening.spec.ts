import {openHydrated} from '../support/hydration';
import {expect, test} from '../support/test';
import {closedGate} from './support/gate';
import {modalOf, openModal, searchButton} from './support/modal';
import {answerQueries} from './support/protocol';

/** Once a page is hydrated, what it still loads is the modal (and prefetched pages). */
const CODE = '**/assets/js/*.js';

test('a button labelled "Search" hints at Ctrl+K and opens the modal', async ({
  page,
}) => {
  await openHydrated(page, '/docs/intro');
  const button = searchButton(page);
  await expect(button).toHaveAccessibleName('Search (Ctrl+K)');
  await expect(button).toHaveText(/^\s*Search\s*Ctrl\s*K\s*$/);
  await button.click();
  await expect(modalOf(page).input).toBeFocused();
});

test('the hint is the Command key on Apple systems', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'platform', {get: () => 'MacIntel'});
  });
  await openHydrated(page, '/docs/intro');
  await expect(searchButton(page)).toHaveAccessibleName('Search (Command+K)');
  await expect(searchButton(page)).toContainText('⌘', {useInnerText: true});
});

for (const shortcut of ['Control+k', 'Meta+k', 'Control+K']) {
  test(`${shortcut} opens the modal and closes it again`, async ({page}) => {
    await openHydrated(page, '/docs/intro');
    await page.keyboard.press(shortcut);
    await expect(modalOf(page).input).toBeFocused();
    await page.keyboard.press(shortcut);
    await expect(modalOf(page).dialog).toBeHidden();
  });
}

test('"/" opens the modal and is not typed into it', async ({page}) => {
  await openHydrated(page, '/docs/intro');
  await page.keyboard.press('/');
  await expect(modalOf(page).input).toBeFocused();
  await expect(modalOf(page).input).toHaveValue('');
});

test('"/" in a text field stays there', async ({page}) => {
  await openHydrated(page, '/search');
  await page.getByRole('searchbox', {name: 'Search'}).fill('a');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', {name: 'Search'})).toHaveValue('a/');
  await expect(modalOf(page).dialog).toBeHidden();
});

test('"/" in an editable element stays there', async ({page}) => {
  await openHydrated(page, '/docs/intro');
  await page.evaluate(() => {
    const editable = document.createElement('div');
    editable.contentEditable = 'true';
    document.body.append(editable);
    editable.focus();
  });
  await page.keyboard.press('/');
  await expect(page.locator('body > [contenteditable]')).toHaveText('/');
  await expect(modalOf(page).dialog).toBeHidden();
});

test('"/" opens the modal from what holds no text', async ({page}) => {
  await openHydrated(page, '/docs/api');
  for (const html of ['<input type="checkbox">', '<select><option>a</select>']) {
    await page.evaluate((field) => {
      document.body.insertAdjacentHTML('beforeend', field);
      (document.body.lastElementChild as HTMLElement).focus();
    }, html);
    await page.keyboard.press('/');
    await expect(modalOf(page).input).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(modalOf(page).dialog).toBeHidden();
  }
});

test('Ctrl+K that an editor on the page has taken for itself opens nothing', async ({
  page,
}) => {
  await openHydrated(page, '/docs/intro');
  await page.evaluate(() =>
    document.body.addEventListener('keydown', (event) => event.preventDefault()),
  );
  await page.keyboard.press('Control+k');
  await page.keyboard.press('/');
  await expect(modalOf(page).dialog).toBeHidden();
});

test('Escape gives up on a modal that is still loading', async ({page}) => {
  const gate = closedGate();
  await openHydrated(page, '/docs/intro');
  await page.route(CODE, async (route) => {
    await gate.opened;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await expect(modalOf(page).dialog).toBeHidden();
  const loaded = page.waitForResponse(CODE);
  gate.open();
  await loaded;
  await page.waitForLoadState('networkidle');
  await expect(modalOf(page).dialog).toBeHidden();
});

test('the selected text is the first query, cut to 64 characters', async ({page}) => {
  const {requests} = await answerQueries(page, () => []);
  await openHydrated(page, '/docs/intro');
  const selected = await page.evaluate(() => {
    const paragraph = document.querySelector('article p');
    if (paragraph) {
      getSelection()?.selectAllChildren(paragraph);
    }
    return String(getSelection());
  });
  expect(selected.length).toBeGreaterThan(64);
  await page.keyboard.press('Control+k');
  await expect(modalOf(page).input).toHaveValue(selected.slice(0, 64));
  await expect.poll(() => requests.at(0)?.query).toBe(selected.slice(0, 64));
});

test('a click on the button keeps the selection for the first query', async ({
  page,
}) => {
  await answerQueries(page, () => []);
  await openHydrated(page, '/docs/intro');
  await page.locator('h1').first().selectText();
  const selected = await page.evaluate(() => String(getSelection()));
  await searchButton(page).click();
  await expect(modalOf(page).input).toHaveValue(selected.slice(0, 64));
});

test('the placeholder is "Search docs", and the query takes 64 characters', async ({
  page,
}) => {
  await answerQueries(page, () => []);
  const {input} = await openModal(page);
  await expect(input).toHaveAttribute('placeholder', 'Search docs');
  await page.keyboard.insertText('x'.repeat(70));
  await expect(input).toHaveValue('x'.repeat(64));
});

test('the footer names the keys to select, to navigate and to close', async ({
  page,
}) => {
  const {dialog} = await openModal(page);
  const footer = dialog.locator('footer');
  await expect(footer).toContainText('to select', {useInnerText: true});
  await expect(footer).toContainText('to navigate', {useInnerText: true});
  await expect(footer).toContainText('to close', {useInnerText: true});
  for (const key of ['Enter key', 'Arrow down', 'Arrow up', 'Escape key']) {
    await expect(footer.getByRole('img', {name: key})).toBeVisible();
  }
});

test('the body is marked active while the modal is open', async ({page}) => {
  await openModal(page);
  await expect(page.locator('body')).toHaveClass(/DocSearch--active/);
  await page.keyboard.press('Escape');
  await expect(page.locator('body')).not.toHaveClass(/DocSearch--active/);
});

test('the button is an icon below 997 pixels, and opens the modal over the whole screen', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openHydrated(page, '/docs/intro');
  const button = searchButton(page);
  await expect(button.getByText('Search')).toBeHidden();
  await button.click();
  const box = await modalOf(page).dialog.locator('.DocSearch-Modal').boundingBox();
  expect(box).toEqual({x: 0, y: 0, width: 390, height: 844});
});
