import type {Page} from '@playwright/test';

import {openHydrated} from '../support/hydration';
import {violations} from '../support/audit';
import {expect, test} from '../support/test';

const FIRST = '/docs/learn/editor/type-text';
const SECOND = '/docs/learn/editor/first-content';

async function start(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Start this step'}).click();
  await expect(page.locator('[data-course]')).toHaveAttribute('data-course', 'running');
}

async function solve(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Use the solution'}).click();
  await page.getByRole('button', {name: 'Check', exact: true}).click();
  await expect(page.getByText('This step is done.')).toBeVisible();
}

async function appendLine(page: Page, line: string): Promise<void> {
  const field = page.getByRole('textbox', {name: 'Source of editor.ts'});
  await field.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(line);
}

test('the code of a step goes along to the next one, and the form with it', async ({
  page,
}) => {
  await openHydrated(page, FIRST);
  await start(page);
  await page.getByRole('button', {name: 'No framework'}).click();
  await solve(page);
  await appendLine(page, '// mine');
  await page.getByRole('link', {name: 'Next: Write the first content'}).click();
  await start(page);
  await expect(page.getByText('Your editor from the last step')).toBeVisible();
  await expect(page.getByRole('tab', {name: 'main.ts'})).toBeVisible();
  await expect(page.getByRole('textbox', {name: 'Source of editor.ts'})).toContainText(
    '// mine',
  );
});

test('a step is as the reader left it after a reload, until it is reset', async ({
  page,
}) => {
  await openHydrated(page, FIRST);
  await start(page);
  await appendLine(page, '// mine');
  await openHydrated(page, FIRST);
  await start(page);
  const field = page.getByRole('textbox', {name: 'Source of editor.ts'});
  await expect(field).toContainText('// mine');
  await page.getByRole('button', {name: 'Reset'}).click();
  await expect(field).not.toContainText('// mine');
});

test('the overview continues with the first step that is left', async ({page}) => {
  await openHydrated(page, FIRST);
  await start(page);
  await solve(page);
  await openHydrated(page, '/docs/learn');
  await expect(page.getByText(/You have done 1 of \d+ steps/)).toBeVisible();
  await page.getByRole('link', {name: 'Continue: Write the first content'}).click();
  await expect(page).toHaveURL(SECOND);
});

test('a typing reader sees the document of the running editor', async ({page}) => {
  await openHydrated(page, SECOND);
  await start(page);
  await page.getByRole('button', {name: 'Use the solution'}).click();
  const editor = page.frameLocator('iframe').getByRole('textbox', {name: 'Document'});
  await expect(editor.locator('h1')).toBeVisible();
  await editor.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' Typed');
  await page.getByRole('tab', {name: 'Document'}).click();
  await expect(page.getByRole('tabpanel', {name: 'Document'})).toContainText('Typed');
});

test('findings of the code check appear beside the problems', async ({page}) => {
  test.slow();
  await openHydrated(page, SECOND);
  await start(page);
  await appendLine(
    page,
    "import {$getSelection} from 'lexical'; export const wrong = $getSelection();",
  );
  // The first check of a page loads the compiler, which takes a busy machine half a minute.
  await expect(page.getByRole('list', {name: 'Findings'})).toContainText(
    '$getSelection needs an active editor state',
    {timeout: 60_000},
  );
});

test('without JavaScript a step reads as an article with its hints and solution', async ({
  browser,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(FIRST);
  await page.getByText('Solution', {exact: true}).click();
  await expect(page.locator('details .line-added').first()).toContainText(
    'RichTextExtension',
  );
  await context.close();
});

for (const width of [390, 768, 1440]) {
  test(`a started step fits a window of ${width} pixels, and axe finds nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 900});
    await openHydrated(page, FIRST);
    await start(page);
    const isTooWide = await page.evaluate(() => {
      const {scrollWidth, clientWidth} = document.documentElement;
      return scrollWidth > clientWidth;
    });
    expect(isTooWide).toBe(false);
    expect(await violations(page, 'main')).toEqual([]);
  });
}
