import {openHydrated} from '../support/hydration';
import {expect, test} from '../support/test';

test.slow();

test('an edited sample shows what the check finds, at its line', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openHydrated(page, '/docs/react/setup');
  await page.getByRole('button', {name: 'Edit and run'}).first().click();
  const field = page.getByRole('textbox', {name: 'Source of NoteEditor.tsx'});
  await expect(field).toBeVisible();
  // Running a sample as it is costs nothing of the check.
  expect(asked.filter((url) => url.includes('/code-check/'))).toEqual([]);

  await field.focus();
  await expect(field).toBeFocused();
  await page.keyboard.press('Control+Home');
  await page.keyboard.insertText("import {$createQuoteNode} from 'lexical';\n");
  const findings = page.getByRole('list', {name: 'Findings'});
  await expect(findings).toContainText('NoteEditor.tsx:1', {timeout: 60_000});
  await expect(findings).toContainText('"@lexical/rich-text" does');
  await expect(page.locator('.cm-lintRange-warning')).toHaveCount(1);
});
