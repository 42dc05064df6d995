import type {Page} from '@playwright/test';

import {violations} from '../support/audit';
import {openHydrated} from '../support/hydration';
import {expect, test} from '../support/test';

test.slow();

const ADDRESS = '/docs/extensions/translate';

/** The compiler loads for seconds on a busy machine. */
const LOADING = {timeout: 60_000};

const PLUGIN = `import {HistoryPlugin} from '@lexical/react/LexicalHistoryPlugin';

export const Undo = () => <HistoryPlugin delay={500} />;
`;

async function openTranslator(page: Page, address = ADDRESS): Promise<void> {
  await openHydrated(page, address);
  await expect(page.getByRole('textbox', {name: /^Code to translate/})).toBeVisible();
}

async function expectStatus(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.locator('[data-extension-translator] [role=status]')).toHaveText(
    text,
    LOADING,
  );
}

function resultOf(page: Page) {
  return page.getByRole('textbox', {name: 'The code in the extension form'});
}

test('nothing of the translator is loaded before there is code', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openTranslator(page);
  await expectStatus(page, /^Paste or type code/);
  expect(asked.filter((url) => url.includes('/extension-translator/'))).toEqual([]);
});

test('the example becomes extensions, with a note for each prop and what to decide', async ({
  page,
}) => {
  await openTranslator(page);
  await page.getByRole('button', {name: 'Try an example'}).click();
  await expectStatus(page, /^Translated: \d+ moved, 1 kept, 0 for you to decide\.$/);
  await expect(resultOf(page)).toContainText('LexicalExtensionComposer');
  const moved = page.getByRole('list', {name: 'What went where'});
  await expect(moved).toContainText('HistoryPlugin.delay');
  const kept = page.getByRole('list', {
    name: 'Stays, because no extension replaces it',
  });
  await expect(kept).toContainText('OnChangePlugin');

  await kept.getByRole('button').press('Enter');
  await expect(page.getByRole('textbox', {name: /^Code to translate/})).toBeFocused();
  await expect(page.locator('.cm-activeLine').first()).toContainText('OnChangePlugin');

  await page.getByRole('button', {name: 'Clear'}).click();
  await expectStatus(page, /^Paste or type code/);
  await expect(resultOf(page)).toHaveText('');
});

test('typed code is translated, kept until it is cleared, and shared only as a link', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.postData() !== null) sent.push(request.url());
  });
  await openTranslator(page);
  await page.getByRole('textbox', {name: /^Code to translate/}).click();
  await page.keyboard.insertText(PLUGIN);
  await expectStatus(page, 'Translated: 3 moved, 0 kept, 0 for you to decide.');
  await expect(resultOf(page)).toContainText('export const UndoExtension');
  await page.reload();
  await expect(resultOf(page)).toContainText('{delay: 500}', LOADING);

  await page.getByRole('button', {name: 'Copy link'}).click();
  await expect(page).toHaveURL(/#code=[\w-]+$/);
  const address = page.url();
  await page.getByRole('button', {name: 'Clear'}).click();
  await openTranslator(page);
  await expectStatus(page, /^Paste or type code/);
  await page.goto(address);
  await page.reload();
  await expect(resultOf(page)).toContainText('{delay: 500}', LOADING);
  expect(sent).toEqual([]);
});

test('code with a mistake in its syntax is refused with its line', async ({page}) => {
  await openTranslator(page);
  await page.getByRole('textbox', {name: /^Code to translate/}).click();
  await page.keyboard.insertText('const editor = ;\n');
  await expectStatus(page, /^Line 1: Expression expected\./);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the ${colorScheme} page with a translation fits a phone and passes axe`, async ({
    page,
  }) => {
    await page.emulateMedia({colorScheme});
    await page.setViewportSize({width: 390, height: 844});
    await openTranslator(page);
    await page.getByRole('button', {name: 'Try an example'}).click();
    await expectStatus(page, /^Translated/);
    expect(await violations(page, 'main')).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  });
}
