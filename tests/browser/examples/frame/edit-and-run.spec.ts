import type {FrameLocator, Locator, Page} from '@playwright/test';

import {expect, test} from '../../support/test';
import {liveExample, openExample} from './live-example';

const LIMIT = ['plain-text-limit', 'Plain text with a character limit'] as const;

interface Editing {
  readonly group: Locator;
  readonly field: Locator;
  readonly result: FrameLocator;
  readonly problems: Locator;
}

function editing(page: Page): Editing {
  const group = page.locator('[data-live-edit]');
  return {
    group,
    field: group.getByRole('textbox', {name: /^Source of App\.tsx/}),
    result: page.frameLocator('iframe[title^="Your version of"]'),
    problems: group.getByRole('status', {name: 'Problems'}),
  };
}

/** Opens an example to edit and waits until the reader's version runs. */
async function openEditing(page: Page): Promise<Editing> {
  const {frame} = await openExample(page, ...LIMIT);
  await frame.getByRole('button', {name: 'Edit and run'}).click();
  const edit = editing(page);
  await expect(edit.group).toHaveAttribute('data-live-edit', 'running');
  return edit;
}

/** Puts text in place of the first occurrence of another in the code field. */
async function replaceInField(page: Page, {field}: Editing, from: string, to: string) {
  const line = field.locator('.cm-line', {hasText: from}).first();
  const text = (await line.textContent()) ?? '';
  await line.click();
  await page.keyboard.press('End');
  await page.keyboard.press('Shift+Home');
  await page.keyboard.press('Shift+Home');
  await page.keyboard.insertText(text.replace(from, to));
}

test('an edited source runs as one types, survives a reload and can be reset', async ({
  page,
}) => {
  const edit = await openEditing(page);
  await expect(edit.result.getByText(/characters left/).first()).toBeVisible();
  await replaceInField(page, edit, 'MAX_LENGTH = 140', 'MAX_LENGTH = 10');
  await expect(edit.result.getByText(/over the limit/).first()).toBeVisible();

  await page.reload();
  await liveExample(page, LIMIT[1]).frame.scrollIntoViewIfNeeded();
  await expect(edit.field).toContainText('MAX_LENGTH = 10;');
  await expect(edit.result.getByText(/over the limit/).first()).toBeVisible();

  await edit.group.getByRole('button', {name: 'Reset'}).click();
  await expect(edit.field).toContainText('MAX_LENGTH = 140;');
  await expect(edit.result.getByText(/over the limit/)).toHaveCount(0);
  await page.reload();
  await expect(liveExample(page, LIMIT[1]).source).toBeVisible();
});

for (const width of [390, 768, 1440]) {
  test(`“Edit and run” leads to the code and puts the caret there, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height: 844});
    const edit = await openEditing(page);
    await expect(edit.field).toBeFocused();
    const first = edit.field.locator('.cm-line').first();
    // Its beginning is in sight, and not below the bar at the top of the page.
    const {y = 0, height = 0} = (await first.boundingBox()) ?? {};
    const bar = await page.locator('.navbar').first().boundingBox();
    expect(y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    expect(y + height).toBeLessThanOrEqual(844);
    await page.keyboard.type('// mine');
    await page.keyboard.press('Enter');
    await expect(first).toHaveText('// mine');

    // What is opened again by a reload takes the focus from nobody.
    await page.reload();
    await liveExample(page, LIMIT[1]).frame.scrollIntoViewIfNeeded();
    await expect(edit.field).toContainText('// mine');
    await expect(edit.field).not.toBeFocused();
    await edit.group.getByRole('button', {name: 'Reset'}).click();
  });
}

test('one types into the reader’s version', async ({page}) => {
  const {result} = await openEditing(page);
  const textbox = result.getByRole('textbox');
  await textbox.click();
  await textbox.press('Control+End');
  await page.keyboard.type(' Typed.');
  await expect(textbox).toContainText('Typed.');
  // The program runs once; another run would take what was typed.
  await page.waitForTimeout(600);
  await expect(textbox).toContainText('Typed.');
});

test('a syntax error is told at its line while the last version goes on', async ({
  page,
}) => {
  const edit = await openEditing(page);
  await replaceInField(
    page,
    edit,
    'const MAX_LENGTH = 140;',
    'const MAX_LENGTH = = 140;',
  );
  await expect(edit.problems).toContainText(/App\.tsx:\d+ Unexpected token/);
  await expect(edit.field.locator('.cm-lintRange-error')).toHaveText(
    /MAX_LENGTH = = 140/,
  );
  await expect(edit.result.getByRole('textbox')).toBeVisible();
});

test('an error of the running source is told at its line', async ({page}) => {
  const edit = await openEditing(page);
  await replaceInField(
    page,
    edit,
    'const MAX_LENGTH = 140;',
    'const MAX_LENGTH = undefinedName;',
  );
  await expect(edit.problems).toContainText(
    /App\.tsx:\d+ undefinedName is not defined/,
  );
  await expect(edit.field.locator('.cm-lintRange-error')).toHaveText(/undefinedName/);
});

test.describe('what the sandbox refuses', () => {
  test.use({expectedMessages: [/Content Security Policy/]});

  test('the frame has no origin and no network, and follows the color mode', async ({
    page,
  }) => {
    const answered: string[] = [];
    page.on('response', (response) => answered.push(response.url()));
    const edit = await openEditing(page);
    await replaceInField(
      page,
      edit,
      'const MAX_LENGTH = 140;',
      "const MAX_LENGTH = 140; void fetch('/leak').catch((e) => console.log('fetch', e.name)); new Image().src = '/leak.png'; console.log('storage', localStorage.length); try { document.cookie; } catch (e) { console.log('cookies', (e as Error).name); }",
    );
    // The page has stored the edit by now; the frame has a storage of its own, which is empty.
    await expect(edit.group).toContainText('storage 0');
    await expect(edit.group).toContainText('cookies SecurityError');
    await expect(edit.group).toContainText('fetch TypeError');
    // The browser refuses the requests before they leave.
    expect(answered.filter((url) => url.includes('leak'))).toEqual([]);

    await page.emulateMedia({colorScheme: 'dark'});
    await expect(edit.result.locator('html')).toHaveCSS('color-scheme', 'dark');
  });
});
