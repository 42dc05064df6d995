import {openHydrated} from '../support/hydration';
import {expect, test} from '../support/test';

test('a sample marked live runs below its block and follows edits', async ({page}) => {
  await openHydrated(page, '/docs/getting-started/react');
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.getByRole('button', {name: 'Run and edit'}).first().click();
  const result = page.frameLocator('iframe[title="Your version of NoteEditor.tsx"]');
  const textbox = result.getByRole('textbox', {name: 'Note'});
  await textbox.click();
  await page.keyboard.type('Written here');
  await expect(textbox).toContainText('Written here');
  // Its code came with the button, and not before.
  expect(scripts.some((url) => url.includes('/sandbox/'))).toBe(true);

  const field = page.getByRole('textbox', {name: /^Source of NoteEditor\.tsx/});
  const line = field.locator('.cm-line', {hasText: 'aria-label="Note"'});
  await line.click();
  await page.keyboard.press('End');
  await page.keyboard.press('Shift+Home');
  await page.keyboard.insertText('aria-label="Diary"');
  await expect(result.getByRole('textbox', {name: 'Diary'})).toBeVisible();
});
